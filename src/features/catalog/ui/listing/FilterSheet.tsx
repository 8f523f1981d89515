import clsx from 'clsx'
import { useState } from 'react'
import { SlidersHorizontal } from '#/ui/icons/storefront.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { activeFilters } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import type { Listing } from './useListing.ts'

const fetchFilterSheetDrawer = () =>
  import('./FilterSheetDrawer.tsx').then((module) => module.FilterSheetDrawer)

export interface FilterSheetProps {
  listing: Listing
  /** How many products are found; undefined while that is being asked. */
  total: number | undefined
}

/** On narrow screens: a button within reach of the thumb; the sheet's code is fetched with its first opening. */
export function FilterSheet({ listing, total }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const FilterSheetDrawer = useOverlayCode(fetchFilterSheetDrawer, { open, onClose: close })
  const active = activeFilters(listing.search).length
  // Of nothing there is nothing to choose from, and nothing to take away.
  if (total === 0 && active === 0) return null
  return (
    // Over products it floats; beside what an empty listing offers it would cover that.
    <div
      className={clsx(
        'pointer-events-none z-10 flex justify-center lg:hidden',
        total === 0 ? 'pb-6' : 'sticky bottom-4',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pointer-events-auto inline-flex min-h-12 items-center gap-2.5 rounded-full bg-ink px-6 font-semibold text-page shadow-lg"
      >
        <SlidersHorizontal aria-hidden className="size-5 text-haldi" strokeWidth={1.75} />
        {m.filterAndSort()}
        {active > 0 && (
          <span className="rounded-full bg-haldi px-2 text-sm leading-6 text-ink">
            {active}
            <span className="sr-only"> {m.inUse()}</span>
          </span>
        )}
      </button>
      {FilterSheetDrawer && <FilterSheetDrawer listing={listing} total={total} open={open} onClose={close} />}
    </div>
  )
}
