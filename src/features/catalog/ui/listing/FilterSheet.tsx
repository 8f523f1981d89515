import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { Filters } from './Filters.tsx'
import { activeFilters } from './filterWords.ts'
import { SortSelect } from './SortSelect.tsx'
import type { Listing } from './useListing.ts'

export interface FilterSheetProps {
  listing: Listing
  /** How many products are found; undefined while that is being asked. */
  total: number | undefined
}

/** On narrow screens: a button within reach of the thumb and a sheet with order and filters, which act at once. */
export function FilterSheet({ listing, total }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const active = activeFilters(listing.search).length
  const close = () => setOpen(false)
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 flex justify-center lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pointer-events-auto inline-flex min-h-12 items-center gap-2.5 rounded-full bg-ink px-6 font-semibold text-paper shadow-lg"
      >
        <SlidersHorizontal aria-hidden className="size-5 text-haldi" strokeWidth={1.75} />
        Filter and sort
        {active > 0 && (
          <span className="rounded-full bg-haldi px-2 text-sm leading-6 text-ink">
            {active}
            <span className="sr-only"> in use</span>
          </span>
        )}
      </button>
      <Drawer
        open={open}
        onClose={close}
        title="Filter and sort"
        side="bottom"
        footer={
          <Button variant="primary" block onClick={close} pending={total === undefined}>
            {total === 0 ? 'No products found' : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
          </Button>
        }
      >
        <SortSelect listing={listing} className="mb-7" />
        <Filters listing={listing} />
      </Drawer>
    </div>
  )
}
