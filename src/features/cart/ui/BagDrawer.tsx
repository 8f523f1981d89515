import { useEffect } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { savesData } from '#/ui/savesData.ts'
import { useCart } from '../cart.queries.ts'
import type { BagPanelProps } from './BagPanel.tsx'
import { bag, useBag } from './bag.ts'
import { showCartInFlags } from './cartFlags.ts'

const fetchPanel = () => import('./BagPanel.tsx').then((module) => module.BagPanel)

/** The place of the bag sidebar; once, in the storefront's layout. Its code is fetched before or with the first opening. */
export function BagDrawer({ Totals, Below }: Pick<BagPanelProps, 'Totals' | 'Below'>) {
  const { isOpen, close } = useBag()
  const BagPanel = useOverlayCode(fetchPanel, { open: isOpen, onClose: close })
  useEffect(() => {
    if (BagPanel) bag.come()
  }, [BagPanel])
  const { data: cart } = useCart()
  const isVisitor = useMe().audience === 'visitor'

  useEffect(() => {
    if (cart || isVisitor) showCartInFlags(cart?.items.map((item) => item.product._id) ?? [])
  }, [cart, isVisitor])

  // Fetched while nothing else goes on, so that the first opening does not wait for the network.
  useEffect(() => {
    if (!('requestIdleCallback' in window) || savesData()) return
    const idle = requestIdleCallback(() => void fetchPanel().catch(() => undefined), { timeout: 8_000 })
    return () => cancelIdleCallback(idle)
  }, [])

  return BagPanel ? <BagPanel open={isOpen} onClose={close} Totals={Totals} Below={Below} /> : null
}
