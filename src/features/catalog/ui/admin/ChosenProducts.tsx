import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ArrowDown, ArrowUp } from '#/ui/icons/other.tsx'
import { X } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { chosenProductsQuery } from '../../related/chosen.queries.ts'
import type { ChosenProduct } from '../../related/related.schema.ts'
import { m } from './messages/admin.messages.ts'
import { ProductFinder } from './ProductFinder.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** The list with the one at `from` at another place. */
const moved = (ids: readonly string[], from: number, to: number): string[] =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '')

export interface ChosenProductsProps {
  legend: string
  /** Ids in their order. */
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  most: number
  /** Ids of others that cannot be chosen. */
  besides?: readonly string[]
  /** Names the box in which products are sought. */
  findLabel: string
  /** Said when one comes or goes, after its name. */
  words: { readonly added: string; readonly removed: string }
  error?: string | undefined
}

/** Products that the shopkeeper chose: found by name, put in order, taken away. */
export function ChosenProducts({
  legend,
  chosen,
  onChange,
  most,
  besides = [],
  findLabel,
  words,
  error,
}: ChosenProductsProps) {
  const id = useId()
  const [said, say] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const { data, isPlaceholderData } = useQuery(chosenProductsQuery(chosen))
  const products = chosen.flatMap((one) => data?.find(({ _id }) => _id === one) ?? [])
  // What was deleted meanwhile leaves with the next change; what is chosen just now is not looked up yet.
  const ids = data && !isPlaceholderData ? products.map(({ _id }) => _id) : chosen
  const isFull = ids.length >= most
  const add = ({ _id, name }: { _id: string; name: string }) => {
    onChange([...ids, _id])
    say(`${name} ${words.added}`)
  }
  const swap = (one: ChosenProduct, other: ChosenProduct | undefined) =>
    other && onChange(moved(ids, ids.indexOf(one._id), ids.indexOf(other._id)))
  const remove = ({ _id, name }: ChosenProduct) => {
    onChange(ids.filter((one) => one !== _id))
    say(`${name} ${words.removed}`)
    box.current?.focus()
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      {products.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line">
          {products.map((product, at) => (
            <li key={product._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2">
              <Thumbnail src={product.image} />
              <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
                {product.name}
                {!product.status && (
                  <Badge tone="warning" className="ms-2">
                    {m.hiddenNotShown()}
                  </Badge>
                )}
                {product.status && product.quantity <= 0 && (
                  <Badge tone="warning" className="ms-2">
                    {m.soldOutNotShown()}
                  </Badge>
                )}
              </span>
              <span className="flex flex-none max-sm:flex-col">
                <IconButton
                  label={m.moveUp({ name: product.name })}
                  aria-disabled={at === 0}
                  onClick={() => swap(product, products[at - 1])}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </IconButton>
                <IconButton
                  label={m.moveDown({ name: product.name })}
                  aria-disabled={at === products.length - 1}
                  onClick={() => swap(product, products[at + 1])}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </IconButton>
              </span>
              <IconButton label={m.removeWhat({ name: product.name })} onClick={() => remove(product)}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="text-sm text-ink-soft">{m.asManyAsFit()}</p>
      ) : (
        <ProductFinder ref={box} label={findLabel} besides={[...ids, ...besides]} onFound={add} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
