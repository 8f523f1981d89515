import { Link } from '@tanstack/react-router'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import type { CreditLine } from '../credit.schema.ts'
import { m } from '../messages/credit.messages.ts'

export interface CreditMovementsProps {
  lines: readonly CreditLine[]
  /** Where the orders are that a movement is about. */
  orderPath: '/order/view/$id' | '/admin/order/view/$id'
}

/** Every movement of somebody's store credit, the newest first: why, of which order, when, how much. */
export function CreditMovements({ lines, orderPath }: CreditMovementsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ _id, text, note, order, by, amount, at }) => (
        <li key={_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3">
          <div className="wrap-anywhere">
            <p className="font-semibold">
              {text}
              {order && (
                <>
                  {' · '}
                  <Link to={orderPath} params={{ id: order._id }} className="link inline-block py-1">
                    {m.ofOrder({ number: order.number })}
                  </Link>
                </>
              )}
            </p>
            {note && <p className="text-ink-soft">{note}</p>}
            <p className="text-sm text-ink-faint">
              <time dateTime={at}>{formatIndiaDay(at)}</time>
              {by && `, ${by}`}
            </p>
          </div>
          <p className={amount > 0 ? 'font-semibold text-success tabular-nums' : 'tabular-nums'}>
            {amount > 0 && '+'}
            {formatRupees(amount)}
          </p>
        </li>
      ))}
    </ul>
  )
}
