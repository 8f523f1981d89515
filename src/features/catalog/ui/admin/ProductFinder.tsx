import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { adminProductsQuery } from '../../admin.queries.ts'
import { useDebounced } from '../useDebounced.ts'
import { m } from './messages/admin.messages.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** ms that the words must stand still before they are looked for. */
const PAUSE = 250
const MOST_FOUND = 6

export interface ProductFinderProps {
  ref?: Ref<HTMLInputElement>
  label: string
  /** Those that are not offered. */
  besides: readonly string[]
  onFound: (product: { _id: string; name: string }) => void
}

/** Looks for products by their names; Enter takes the first one. */
export function ProductFinder({ ref, label, besides, onFound }: ProductFinderProps) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), PAUSE)
  const { data, isError, isFetching } = useQuery({
    ...adminProductsQuery({ q, page: '1', limit: String(Math.min(100, MOST_FOUND + besides.length)) }),
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
        label={label}
        placeholder={m.findByName()}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onClear={() => setText('')}
        onKeyDown={onKeyDown}
      />
      {q !== '' && text.trim() !== '' && (
        <>
          {found.length > 0 && (
            <ul
              aria-label={m.productsFound()}
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
                      <span className="sr-only">{m.add()} </span>
                      {product.name}
                      {!product.status && <span className="text-ink-soft"> {m.inactiveBeside()}</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p role="status" className="mt-2 text-sm text-ink-soft">
            {isError ? m.searchFailed() : found.length === 0 && isSettled && m.noOtherNamed()}
          </p>
        </>
      )}
    </div>
  )
}
