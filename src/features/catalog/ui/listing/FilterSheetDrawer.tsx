import { Button } from '#/ui/kit/Button.tsx'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { Filters } from './Filters.tsx'
import { m } from './messages/listing.messages.ts'
import { SortSelect } from './SortSelect.tsx'
import { useFacets } from './useFacets.ts'

export interface FilterSheetDrawerProps extends FilterSheetProps {
  open: boolean
  onClose: () => void
}

/** The sheet itself: what is chosen acts at once, the button only says how much it leaves. */
export function FilterSheetDrawer({ listing, total, open, onClose }: FilterSheetDrawerProps) {
  const { data: facets } = useFacets(listing, open)
  const words =
    total === undefined ? '' : total === 0 ? m.noProducts() : m.productCount({ count: total, shown: total })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={m.filterAndSort()}
      side="bottom"
      footer={
        <Button variant="primary" block onClick={onClose} pending={total === undefined}>
          {total === 0 ? words : m.showProducts({ words })}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {words}
      </p>
      <SortSelect listing={listing} sorts={facets?.sorts} className="mb-7" />
      <Filters listing={listing} isSeen={open} />
    </Drawer>
  )
}
