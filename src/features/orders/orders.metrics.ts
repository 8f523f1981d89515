import type { Services } from '#/platform/http/env.ts'
import type { Count } from '#/platform/metrics/metrics.ts'
import { type PaymentMethod, paymentMethods } from './rules/payments.rules.ts'

type Counting = Pick<Services, 'metrics'>

/** Counts orders that are new; a repeated call for one counts nothing. */
export const countPlaced = ({ metrics }: Counting): Count<PaymentMethod> =>
  metrics.counter({
    name: 'zari_orders_placed_total',
    help: 'Orders placed, by the way to pay that was chosen',
    label: 'payment',
    kinds: paymentMethods,
  })

/** Counts payments that became paid: approved by an admin, collected at the door, confirmed by the card provider. */
export const countPaid = ({ metrics }: Counting): Count<PaymentMethod> =>
  metrics.counter({
    name: 'zari_payments_completed_total',
    help: 'Payments that became paid: UPI approved by an admin, cash collected, cards confirmed by the provider',
    label: 'payment',
    kinds: paymentMethods,
  })
