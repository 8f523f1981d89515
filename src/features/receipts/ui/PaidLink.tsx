import { Link } from '@tanstack/react-router'
import type { PaidThing } from '../receipts.schema.ts'
import { m } from './messages/incoming.messages.ts'

export interface PaidLinkProps {
  is: PaidThing
  _id: string
  number: number
}

/** What money paid, in a sentence. */
export const paidName = ({ is, number }: Pick<PaidLinkProps, 'is' | 'number'>): string =>
  is === 'order' ? m.orderThing({ number }) : m.giftThing({ number })

/** Leads to the order, or to the gift cards, that money paid. */
export const PaidLink = ({ is, _id, number }: PaidLinkProps) =>
  is === 'order' ? (
    <Link to="/admin/order/view/$id" params={{ id: _id }} className="link inline-block py-1">
      {m.orderNumber({ number })}
    </Link>
  ) : (
    <Link to="/admin/gift-cards" className="link inline-block py-1">
      {m.giftNumber({ number })}
    </Link>
  )
