import { m } from '../messages/orders.messages.ts'
import { arrivesBy, type PaymentState } from './payments.rules.ts'

/** Whether a parcel of this order should wait for its money: cash alone is paid at the door. */
export const waitsForMoney = ({ type, status }: PaymentState): boolean =>
  status === 'Pending' && !arrivesBy('courier', type)

/** What is asked of whoever sends such a parcel all the same. */
export const unpaidReasonMessage = (): string => m.unpaidReason()
