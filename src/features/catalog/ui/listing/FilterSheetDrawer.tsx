import { Button } from '#/ui/kit/Button.tsx'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { Filters } from './Filters.tsx'
import { SortSelect } from './SortSelect.tsx'

export interface FilterSheetDrawerProps extends FilterSheetProps {
  open: boolean
  onClose: () => void
}

/** The sheet itself: what is chosen acts at once, the button only says how much it leaves. */
export function FilterSheetDrawer({ listing, total, open, onClose }: FilterSheetDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filter and sort"
      side="bottom"
      footer={
        <Button variant="primary" block onClick={onClose} pending={total === undefined}>
          {total === 0 ? 'No products found' : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
        </Button>
      }
    >
      <SortSelect listing={listing} className="mb-7" />
      <Filters listing={listing} />
    </Drawer>
  )
}
