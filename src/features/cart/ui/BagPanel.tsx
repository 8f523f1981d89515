import { Link } from '@tanstack/react-router'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { useCart } from '../cart.queries.ts'
import { m } from '../messages/cart.messages.ts'
import { BagLines, type BagLinesProps } from './BagLines.tsx'
import { BagTotals, type BagTotalsProps } from './BagTotals.tsx'
import { SignedOutBag } from './SignedOutBag.tsx'
import { useRemoval } from './useRemoval.ts'

export interface BagPanelProps extends Pick<BagTotalsProps, 'Totals'>, Pick<BagLinesProps, 'Below'> {
  open: boolean
  onClose: () => void
}

/** The bag sidebar (specification, section 2 "Bag sidebar"). */
export function BagPanel({ open, onClose, Totals, Below }: BagPanelProps) {
  const isMember = useMe().audience !== 'visitor'
  const cart = useCart()
  const { lines, removing, remove } = useRemoval(cart.data?.items ?? [])
  const filled = isMember && cart.data !== undefined && cart.data.items.length > 0
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={m.bag()}
      footer={filled && cart.data && <BagTotals cart={cart.data} onLeave={onClose} Totals={Totals} />}
    >
      {!isMember ? (
        <SignedOutBag onLeave={onClose} />
      ) : lines.length > 0 ? (
        <BagLines lines={lines} removing={removing} onRemove={remove} onLeave={onClose} Below={Below} />
      ) : cart.data ? (
        <EmptyBag onLeave={onClose} />
      ) : cart.isError ? (
        <ErrorState
          level={3}
          title={m.notLoaded()}
          text={errorText(cart.error, { action: (cause) => m.fetchingFailed({ cause }), reasons: 'none' })}
          onRetry={() => void cart.refetch()}
          retrying={cart.isFetching}
        />
      ) : (
        <div className="grid place-items-center py-16 text-2xl text-peacock">
          <Spinner label={m.loading()} />
        </div>
      )}
    </Drawer>
  )
}

function EmptyBag({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      level={3}
      title={m.empty()}
      text={m.emptyText()}
      action={
        <Link
          to="/new/$category/collections"
          params={{ category: 'all' }}
          onClick={onLeave}
          className={buttonClass({ variant: 'primary' })}
        >
          {m.seeCollection()}
        </Link>
      }
    />
  )
}
