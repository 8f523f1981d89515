import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { ArrowDown, ArrowUp } from '#/ui/icons/other.tsx'
import { X } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { adminProductsQuery } from '../../admin.queries.ts'
import { chosenProductsQuery } from '../../related/chosen.queries.ts'
import type { ChosenProduct } from '../../related/related.schema.ts'
import { MOST_CHOSEN } from '../../rules/catalog.rules.ts'
import { useDebounced } from '../useDebounced.ts'
import type { ProductValues } from './productValues.ts'
import { Thumbnail } from './Thumbnail.tsx'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** ms that the words must stand still before they are looked for. */
const PAUSE = 250
const MOST_FOUND = 6

/** The list with the one at `from` at another place. */
const moved = (ids: readonly string[], from: number, to: number): string[] =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '')

/** The products that the shopkeeper chose to go with this one: found by name, put in order, taken away. */
export function GoesWithField({ form, ownId }: { form: Form; ownId: string | undefined }) {
  const { field, fieldState } = useController({ control: form.control, name: 'goesWith' })
  const id = useId()
  const [said, say] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const chosen: readonly string[] = field.value
  const { data, isPlaceholderData } = useQuery(chosenProductsQuery(chosen))
  const products = chosen.flatMap((one) => data?.find(({ _id }) => _id === one) ?? [])
  // What was deleted meanwhile leaves with the next change; what is chosen just now is not looked up yet.
  const ids = data && !isPlaceholderData ? products.map(({ _id }) => _id) : chosen
  const isFull = ids.length >= MOST_CHOSEN
  const add = ({ _id, name }: { _id: string; name: string }) => {
    field.onChange([...ids, _id])
    say(`${name} goes with it now`)
  }
  const swap = (one: ChosenProduct, other: ChosenProduct | undefined) =>
    other && field.onChange(moved(ids, ids.indexOf(one._id), ids.indexOf(other._id)))
  const remove = ({ _id, name }: ChosenProduct) => {
    field.onChange(ids.filter((one) => one !== _id))
    say(`${name} does not go with it any more`)
    box.current?.focus()
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-3 text-sm font-semibold">Goes with (up to {MOST_CHOSEN})</legend>
      {products.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line">
          {products.map((product, at) => (
            <li key={product._id} className="flex items-center gap-3 p-2">
              <Thumbnail src={product.image} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {product.name}
                {!product.status && (
                  <Badge tone="warning" className="ms-2">
                    Hidden: not shown
                  </Badge>
                )}
                {product.status && product.quantity <= 0 && (
                  <Badge tone="warning" className="ms-2">
                    Sold out: not shown
                  </Badge>
                )}
              </span>
              <span className="flex flex-none max-sm:flex-col">
                <IconButton
                  label={`Move ${product.name} up`}
                  aria-disabled={at === 0}
                  onClick={() => swap(product, products[at - 1])}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </IconButton>
                <IconButton
                  label={`Move ${product.name} down`}
                  aria-disabled={at === products.length - 1}
                  onClick={() => swap(product, products[at + 1])}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </IconButton>
              </span>
              <IconButton label={`Remove ${product.name}`} onClick={() => remove(product)}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-sm text-ink-soft">That is as many as fit. Remove one to choose another.</p>
      ) : (
        <Finder ref={box} besides={ownId ? [...ids, ownId] : ids} onFound={add} />
      )}
      <FieldError id={`${id}-error`}>{fieldState.error?.message}</FieldError>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}

interface FinderProps {
  ref: React.Ref<HTMLInputElement>
  besides: readonly string[]
  onFound: (product: { _id: string; name: string }) => void
}

/** Looks for products by their names; Enter takes the first one. */
function Finder({ ref, besides, onFound }: FinderProps) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), PAUSE)
  const { data, isError, isFetching } = useQuery({
    ...adminProductsQuery({ q, page: '1', limit: String(MOST_FOUND + besides.length) }),
    enabled: q !== '',
  })
  const isSettled = q === text.trim() && !isFetching
  const found = (data?.rows ?? []).filter(({ _id }) => !besides.includes(_id)).slice(0, MOST_FOUND)
  const take = (product: { _id: string; name: string }) => {
    setText('')
    onFound(product)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      setText('')
    }
    if (event.key !== 'Enter') return
    // The form is not to be sent by it.
    event.preventDefault()
    const [first] = found
    if (first && isSettled && q !== '') take(first)
  }
  return (
    <div>
      <SearchInput
        ref={ref}
        label="Find a product that goes with it"
        placeholder="Find a product by name"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onClear={() => setText('')}
        onKeyDown={onKeyDown}
      />
      {q !== '' && text.trim() !== '' && (
        <>
          {found.length > 0 && (
            <ul
              aria-label="Products found"
              className="mt-2 divide-y divide-line rounded-md border border-line"
            >
              {found.map((product) => (
                <li key={product._id}>
                  <button
                    type="button"
                    onClick={() => take(product)}
                    className="flex w-full items-center gap-3 p-2 text-start hover:bg-sand"
                  >
                    <Thumbnail src={product.images[0]} />
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      <span className="sr-only">Add </span>
                      {product.name}
                      {!product.status && <span className="text-ink-soft"> (inactive)</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="mt-2 text-sm text-ink-soft">
            {isError
              ? 'The products could not be searched. Please type again.'
              : found.length === 0 && isSettled && 'No other product has this in its name.'}
          </p>
        </>
      )}
    </div>
  )
}
