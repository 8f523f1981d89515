import { businessDays, counted } from '#/features/shop/ui/pages/policy.rules.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { arrivesBy } from '../rules/payments.rules.ts'
import type { MailKind, OrderMail } from './mailed.ts'

const packing = ({ promise }: OrderMail): string =>
  `We pack your order within ${businessDays(promise.processingDaysLeast, promise.processingDaysMost)}.`

const LEAVING = 'We write again when it leaves, with the number of the parcel.'

const isCashToCome = ({ payment }: OrderMail): boolean =>
  arrivesBy('courier', payment.type) && payment.status === 'Pending'

const cash = (mail: OrderMail): string[] =>
  isCashToCome(mail)
    ? [`Please have ${formatPaise(mail.bill.grandTotalPaise)} in cash ready when the parcel arrives.`]
    : []

function afterPlacing(mail: OrderMail): string[] {
  const isToPay = mail.payment.status === 'Pending' && arrivesBy('transfer', mail.payment.type)
  const paying = [
    'Pay by UPI, and enter the reference of your payment on the page of your order.',
    'We compare it with our bank statement and write when your payment is approved.',
  ]
  return [...(isToPay ? paying : []), packing(mail), LEAVING, ...cash(mail)]
}

const sendingBack = ({ promise }: OrderMail): string[] =>
  promise.returnDays > 0
    ? [
        `What does not suit you can go back within ${counted(promise.returnDays, 'day')}: ask on the page of your order.`,
      ]
    : []

const steps: Partial<Record<MailKind, (mail: OrderMail) => string[]>> = {
  placed: afterPlacing,
  paid: (mail) => [packing(mail), LEAVING],
  packed: (mail) => ['The courier fetches it, and we write with the number of the parcel.', ...cash(mail)],
  shipped: (mail) => [...cash(mail), ...sendingBack(mail)],
  delivered: (mail) => [
    ...sendingBack(mail),
    'Tell others how you like it: each piece takes a review on its page.',
  ],
}

/** What happens after the step that a mail tells of; nothing where the text says it all. */
export const nextSteps = (kind: MailKind, mail: OrderMail): readonly string[] => steps[kind]?.(mail) ?? []
