import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { Breadcrumbs } from '#/ui/kit/Breadcrumbs.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { CardProduct } from '../../schema/catalog.schema.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Filters } from './Filters.tsx'
import { ListingResults } from './ListingResults.tsx'
import { listingTitle } from './listingTitle.ts'
import { m } from './messages/listing.messages.ts'
import { SortSelect } from './SortSelect.tsx'
import { useFacets, useIsWide } from './useFacets.ts'
import { useListedProducts } from './useListedProducts.ts'
import type { Listing } from './useListing.ts'

export interface ListingViewProps {
  listing: Listing
  /** What its category is called in the language of the page, where that is not its name. */
  label?: string | undefined
  renderActions?: (product: CardProduct) => ReactNode
  /** Between the heading and the products. */
  intro?: ReactNode
  /** What is said where nothing is there and nothing narrows it. */
  empty?: ReactNode
}

/** Heading, filters and products of a listing; the filters stand beside the products from 1024 px on. */
export function ListingView({ listing, label, renderActions, intro, empty }: ListingViewProps) {
  const listed = useListedProducts(listing)
  const { total } = listed
  const isWide = useIsWide()
  const { data: facets } = useFacets(listing, isWide)
  const { source, search } = listing
  const title = source?.title ?? listingTitle(listing.category, label)
  return (
    <div className="mx-auto max-w-page px-4 pt-4 md:px-6">
      <Breadcrumbs>
        <Link to="/">{m.home()}</Link>
        {source?.above && <Link to={source.above.to}>{source.above.label}</Link>}
        {title}
      </Breadcrumbs>
      <PageHeading
        className="mt-1"
        title={title}
        text={
          <p role="status" className="min-h-6.5 tabular-nums">
            {total !== undefined && m.productCount(counted(total))}
          </p>
        }
        actions={
          <SortSelect
            listing={listing}
            sorts={facets?.sorts}
            form="filters"
            hideLabel
            className="w-56 max-lg:hidden"
          />
        }
      />
      {intro}
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label={m.filters()} className="max-lg:hidden">
          <form
            id="filters"
            // Without scripts the browser sends the fields as they are; what stands at its default is then left out.
            action={addressIn(
              currentLanguage(),
              source?.path ?? `/new/${encodeURIComponent(listing.category)}/collections`,
            )}
            onSubmit={(event) => event.preventDefault()}
            className="sticky top-24 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain border-t border-line ps-1 pt-5 pe-3 pb-6"
          >
            {Object.entries(source?.beside ?? { q: search.q }).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Filters listing={listing} isSeen={isWide} />
            <noscript>
              <button type="submit" className={buttonClass({ block: true }, 'mt-6')}>
                {m.apply()}
              </button>
            </noscript>
          </form>
        </aside>
        <section
          id="results"
          aria-label={m.products()}
          aria-busy={listed.stale}
          className="scroll-mt-24 lg:border-t lg:border-line lg:pt-5"
        >
          <div className="mb-5 empty:hidden">
            <ActiveFilters listing={listing} />
          </div>
          <ListingResults listing={listing} listed={listed} renderActions={renderActions} empty={empty} />
          <FilterSheet listing={listing} total={total} />
        </section>
      </div>
    </div>
  )
}
