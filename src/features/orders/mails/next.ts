import { daysOf } from '#/features/shop/policy.rules.ts'
import type { MailedPromise } from '#/platform/mail/jobs/kinds.ts'
import { formatPaise } from '#/platform/money/money.ts'
import {
  cashSteps,
  leavingStep,
  packingStep,
  roadSteps,
  stepsAfterPlacing,
  withServiceDays,
} from '../rules/next.rules.ts'
import type { MailKind, OrderMail } from './mailed.ts'
import { m } from './messages/mails.messages.ts'

/** What is to be paid, store credit taken off; of an order at the door what the courier collects. */
const total = ({ bill }: OrderMail): string => formatPaise(bill.duePaise - (bill.advancePaise ?? 0))
const cash = (mail: OrderMail): string[] => cashSteps(mail.payment, total(mail))

const afterPlacing = (mail: OrderMail, promise: MailedPromise): string[] =>
  stepsAfterPlacing({
    payment: mail.payment,
    hasReference: false,
    amount: total(mail),
    promise,
    cashCheck: mail.cashCheck,
  })

const sendingBack = ({ returnDays }: MailedPromise): string[] =>
  returnDays > 0 ? [m.mayGoBack({ days: daysOf(returnDays) })] : []

const steps: Partial<Record<MailKind, (mail: OrderMail, promise: MailedPromise) => string[]>> = {
  placed: afterPlacing,
  paid: (_mail, promise) => [packingStep(promise), leavingStep(promise)],
  packed: (mail) => [m.courierFetches(), ...cash(mail)],
  shipped: (mail, promise) => [...roadSteps(promise), ...cash(mail), ...sendingBack(promise)],
  delivered: (_mail, promise) => [...sendingBack(promise), m.askForReview()],
}

/** What happens after the step that a mail tells of; nothing where the text says it all. */
export const nextSteps = (kind: MailKind, mail: OrderMail, promise: MailedPromise): readonly string[] =>
  steps[kind]?.(mail, withServiceDays(promise, [{ days: mail.serviceDays ?? 0 }])) ?? []
