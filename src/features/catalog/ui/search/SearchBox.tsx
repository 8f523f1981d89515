import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { noteMissed, suggestionsQuery } from '../../productSearch/productSearch.queries.ts'
import { useDebounced } from '../useDebounced.ts'
import { m } from './messages/search.messages.ts'
import { RecentSearch } from './RecentSearch.tsx'
import { SearchResult } from './SearchResult.tsx'
import { SearchState } from './SearchState.tsx'
import { FirstLists, SuggestedLists } from './SuggestedLists.tsx'
import { LONGEST_TEXT, RESULTS_PATH } from './searchAddress.ts'
import { useRecentSearches } from './useRecentSearches.ts'

/** A pause in typing after which the search is sent, ms; an answer to an earlier text is cancelled. */
const PAUSE = 200
/** Whoever looks at an answer so long has typed all that was meant, ms. */
const REST = 2_000

/**
 * The box of the header's search: a combobox whose options are the matching products, at most 6, and before anything is typed
 * what was searched last; with neither, the categories stand there. Enter without a choice leads to all that the text finds.
 */
export function SearchBox({ onDone }: { onDone: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const isAdmin = useMe().audience === 'admin'
  const recent = useRecentSearches()
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const typed = text.trim()
  const asked = useDebounced(typed, PAUSE)
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery(suggestionsQuery(asked))
  const found = typed && asked && !isError ? data : undefined
  const hits = found?.products ?? []
  const settled = typed === asked && !isFetching && !isPlaceholderData
  const options = typed ? hits.length : recent.texts.length
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
  const remember = () => {
    recent.remember(typed)
    onDone()
  }
  const seeAll = (q: string) => {
    recent.remember(q)
    onDone()
    // Admins have no pages of the shop, but a list of their own.
    void navigate({ to: isAdmin ? '/admin/product' : RESULTS_PATH, search: { q } })
  }
  const choose = (place: number) => {
    const hit = hits[place]
    if (!typed) return seeAll(recent.texts[place] ?? '')
    if (!hit) return
    remember()
    void navigate({ to: '/details/$id', params: { id: hit._id } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Whoever is in the middle of a letter of several keys chooses that one.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // A search box would keep the first Esc to itself and empty its text.
      event.preventDefault()
      onDone()
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (at >= 0 && at < options) choose(at)
      else if (typed) seeAll(typed)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options === 0) return
    event.preventDefault()
    const next = at < 0 && step < 0 ? options - 1 : (at + step + options) % options
    setAt(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="flex min-h-0 flex-col">
      <SearchInput
        label={m.searchProducts()}
        placeholder={m.searchProducts()}
        className="mt-1 flex-none"
        value={text}
        maxLength={LONGEST_TEXT}
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 && at < options ? optionId(at) : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onClear={() => type('')}
        onKeyDown={onKeyDown}
      />
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        {!typed && options > 0 && (
          <div className="flex items-center justify-between gap-3 pt-3">
            <h3 className="font-sans text-sm font-semibold tracking-normal">{m.searchedLately()}</h3>
            <button type="button" className="link min-h-11 px-2 text-sm" onClick={recent.clear}>
              {m.clear()}
              <span className="sr-only"> {m.clearWhat()}</span>
            </button>
          </div>
        )}
        {/* Lists are pages of the shop, which admins do not have. */}
        {!typed && options === 0 && !isAdmin && <FirstLists onChosen={onDone} />}
        {found && !isAdmin && <SuggestedLists lists={found.lists} onChosen={remember} />}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={typed ? m.productsFound() : m.searchedLately()}
          className={hits.length ? 'pt-3' : ''}
        >
          {typed
            ? hits.map((hit, place) => (
                <SearchResult
                  key={hit._id}
                  id={optionId(place)}
                  hit={hit}
                  text={asked}
                  selected={place === at}
                  onPoint={() => setAt(place)}
                  onChosen={remember}
                />
              ))
            : recent.texts.map((one, place) => (
                <RecentSearch
                  key={one}
                  id={optionId(place)}
                  text={one}
                  selected={place === at}
                  onPoint={() => setAt(place)}
                  onChosen={() => seeAll(one)}
                />
              ))}
        </div>
        <SearchState
          typed={typed}
          isSettled={settled}
          isError={isError}
          found={found}
          onRetry={() => void refetch()}
          onText={type}
          onAll={() => seeAll(typed)}
        />
      </div>
    </div>
  )
}
