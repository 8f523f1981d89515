import { lazy, Suspense, useEffect, useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { savesData } from '#/ui/savesData.ts'
import { useCart } from '../cart.queries.ts'
import { useBag } from './bag.ts'
import { showCartInFlags } from './cartFlags.ts'

const loadPanel = () => import('./BagPanel.tsx')
const BagPanel = lazy(() => loadPanel().then((panel) => ({ default: panel.BagPanel })))

/** The place of the bag sidebar; once, in the storefront's layout. Its code is fetched before or with the first opening. */
export function BagDrawer() {
  const { isOpen, close } = useBag()
  const [wanted, setWanted] = useState(false)
  if (isOpen && !wanted) setWanted(true)
  const { data: cart } = useCart()
  const isVisitor = useMe().audience === 'visitor'

  useEffect(() => {
    if (cart || isVisitor) showCartInFlags(cart?.items.map((item) => item.product._id) ?? [])
  }, [cart, isVisitor])

  // Fetched while nothing else goes on, so that the first opening does not wait for the network.
  useEffect(() => {
    if (!('requestIdleCallback' in window) || savesData()) return
    const idle = requestIdleCallback(() => void loadPanel().catch(() => undefined), { timeout: 8_000 })
    return () => cancelIdleCallback(idle)
  }, [])

  return wanted ? (
    <Suspense>
      <BagPanel open={isOpen} onClose={close} />
    </Suspense>
  ) : null
}
