import { useSuspenseQuery } from '@tanstack/react-query'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { SignedOutBag } from './SignedOutBag.tsx'

export interface BagPanelProps {
  open: boolean
  onClose: () => void
}

/** The bag sidebar (specification, section 2 "Bag sidebar"). */
export function BagPanel({ open, onClose }: BagPanelProps) {
  const { data: user } = useSuspenseQuery(meQuery)
  return (
    <Drawer open={open} onClose={onClose} title="BAG">
      {!user?.name && <SignedOutBag onLeave={onClose} />}
    </Drawer>
  )
}
