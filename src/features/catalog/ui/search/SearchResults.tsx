import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { noteMissed, type ResultsPage } from '../../productSearch/productSearch.queries.ts'
import type { CardProduct } from '../../schema/catalog.schema.ts'
import { EVERYTHING } from '../categoryMenu.ts'
import { ListingView } from '../listing/ListingView.tsx'
import { queryOfListing } from '../listing/queryOfListing.ts'
import { m } from './messages/search.messages.ts'
import { NothingSuch } from './NothingSuch.tsx'
import { SearchForm } from './SearchForm.tsx'
import type { SearchAddress } from './searchAddress.ts'
import { searchListing } from './searchListing.ts'
import { UnderstoodLine } from './UnderstoodLine.tsx'

export interface SearchResultsProps {
  address: SearchAddress
  renderActions?: (product: CardProduct) => ReactNode
}

/** Everything that a text finds, with how it was understood; without a text the place to write one. */
export function SearchResults({ address, renderActions }: SearchResultsProps) {
  return address.q === '' ? <NothingAsked /> : <Found address={address} renderActions={renderActions} />
}

function NothingAsked() {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 md:px-6">
      <h1 className="text-3xl">{m.search()}</h1>
      <SearchForm q="" />
      <EmptyState
        title={m.whatFor()}
        text={m.asYouSayIt()}
        action={
          <Link
            to="/new/$category/collections"
            params={{ category: EVERYTHING }}
            className={buttonClass({ variant: 'primary' })}
          >
            {m.seeEverything()}
          </Link>
        }
      />
    </div>
  )
}

function Found({ address, renderActions }: SearchResultsProps) {
  const { q } = address
  const listing = searchListing(address)
  const { data, isPlaceholderData } = useInfiniteQuery(queryOfListing(listing))
  const first = isPlaceholderData ? undefined : (data?.pages[0] as ResultsPage | undefined)
  const isMissed = first !== undefined && first.understood.missing.length > 0
  useEffect(() => {
    if (isMissed) noteMissed(q)
  }, [q, isMissed])
  return (
    <ListingView
      listing={listing}
      renderActions={renderActions}
      intro={
        <>
          {/* Another text is written into another box. */}
          <SearchForm key={q} q={q} />
          {first && (
            <UnderstoodLine listing={listing} q={q} understood={first.understood} total={first.total} />
          )}
        </>
      }
      empty={first && <NothingSuch listing={listing} q={q} understood={first.understood} />}
    />
  )
}
