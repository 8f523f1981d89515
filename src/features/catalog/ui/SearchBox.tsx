import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { searchQuery } from '../catalog.queries.ts'
import { noteMissed } from '../productSearch.queries.ts'
import { SearchResult } from './SearchResult.tsx'
import { useDebounced } from './useDebounced.ts'

/** A pause in typing after which the search is sent, ms; an answer to an earlier text is cancelled. */
const PAUSE = 200
/** Whoever looks at an answer so long has typed all that was meant, ms. */
const REST = 2_000

/** The box of the header's search: a combobox whose options are the matching products, at most 6. */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const typed = text.trim()
  const asked = useDebounced(typed, PAUSE)
  const { data, isFetching, isError, isPlaceholderData } = useQuery(searchQuery(asked))
  const hits = typed && asked && !isError ? (data ?? []) : []
  const settled = typed === asked && !isFetching && !isPlaceholderData
  const optionId = (place: number) => `${id}-${place}`

  // The opening dialog has put the focus on its first control; the box is why it was opened.
  useEffect(() => box.current?.focus(), [])

  useEffect(() => {
    if (typed === '' || !settled || isError) return
    const timer = setTimeout(() => noteMissed(typed), REST)
    return () => clearTimeout(timer)
  }, [typed, settled, isError])

  const type = (next: string) => {
    setText(next)
    setAt(-1)
  }
  const choose = (productId: string) => {
    onDone()
    void navigate({ to: '/details/$id', params: { id: productId } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search box would keep the first Esc to itself and empty its text.
      event.preventDefault()
      onDone()
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const hit = hits[at] ?? (settled ? hits[0] : undefined)
      if (hit) choose(hit._id)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || hits.length === 0) return
    event.preventDefault()
    setAt(at < 0 && step < 0 ? hits.length - 1 : (at + step + hits.length) % hits.length)
  }

  return (
    <div className="flex min-h-0 flex-col">
      <SearchInput
        label="Search Products"
        placeholder="Search Products"
        className="mt-1 flex-none"
        value={text}
        maxLength={200}
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 && hits[at] ? optionId(at) : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onClear={() => type('')}
        onKeyDown={onKeyDown}
      />
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Products found"
          className={hits.length ? 'pt-3' : ''}
        >
          {hits.map((hit, place) => (
            <SearchResult
              key={hit._id}
              id={optionId(place)}
              hit={hit}
              text={asked}
              selected={place === at}
              onPoint={() => setAt(place)}
              onChosen={onDone}
            />
          ))}
        </div>
        <p role="status" className="text-ink-soft">
          {typed === '' ? null : isError ? (
            <span className="block py-4">
              The search did not answer. Check the connection and type again.
            </span>
          ) : !settled && hits.length === 0 ? (
            <span className="block py-4">
              <Spinner label="Searching" />
            </span>
          ) : settled && hits.length === 0 ? (
            <span className="block py-4">No products found</span>
          ) : (
            <span className="sr-only">{settled && `${hits.length} found`}</span>
          )}
        </p>
      </div>
    </div>
  )
}
