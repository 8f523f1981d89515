import { arrivesBy, type PaymentState } from './payments.rules.ts'

/** Whether a parcel of this order should wait for its money: cash alone is paid at the door. */
export const waitsForMoney = ({ type, status }: PaymentState): boolean =>
  status === 'Pending' && !arrivesBy('courier', type)

/** What is asked of whoever sends such a parcel all the same. */
export const UNPAID_REASON_MESSAGE = 'This order is not paid. Please say why it is sent all the same.'
