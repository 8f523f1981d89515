import { formatPaise } from '#/platform/money/money.ts'
import { arrivesBy } from '../rules/payments.rules.ts'
import type { OrderMail } from './mailed.ts'
import type { MailWords } from './orders.mails.tsx'

/** What is said of money that a step owes back, also of the first part of an order at the door; nothing where nothing was paid. */
export function moneyBack({ payment, owedPaise }: OrderMail): string {
  if (owedPaise === 0 || (owedPaise === undefined && payment.status !== 'Completed')) return ''
  return ` ${owedPaise === undefined ? 'What you paid' : formatPaise(owedPaise)} is sent back to you.`
}

/** What cancelled pieces change of what is to be paid. */
function dueNow(mail: OrderMail): string {
  const { payment, owedPaise, totalPaise, bill } = mail
  if (payment.status === 'Completed') return moneyBack(mail)
  if (owedPaise) return ` ${formatPaise(owedPaise)} is sent back to you as soon as we see your payment.`
  return arrivesBy('courier', payment.type)
    ? ` You pay ${formatPaise(bill.duePaise - (bill.advancePaise ?? 0))} in cash when the parcel arrives.`
    : ` ${formatPaise(totalPaise)} is to be paid for what stays.`
}

/** The mails about pieces that leave an order; which they are stands below the text, with what the shop wrote. */
export const returnMailWords = {
  piecesCancelled: {
    subject: (number) => `A part of order ${number} is cancelled`,
    title: () => 'A part of your order is cancelled',
    text: (mail) => `A part of order ${mail.number} is cancelled, and the rest stays ordered.${dueNow(mail)}`,
  },
  returned: {
    subject: (number) => `Your return of order ${number} has reached us`,
    title: () => 'Your return has reached us',
    text: (mail) => `What you sent back of order ${mail.number} is with us.${moneyBack(mail)}`,
  },
  piecesReturned: {
    subject: (number) => `Your return of order ${number} has reached us`,
    title: () => 'Your return has reached us',
    text: (mail) => `A part of order ${mail.number} is back with us.${moneyBack(mail)}`,
  },
  returnRequested: {
    subject: (number) => `We have your wish to return something of order ${number}`,
    title: () => 'We look at your return',
    text: (mail) =>
      `You asked to send something of order ${mail.number} back. We look at it and write to you; please send nothing before that.`,
  },
  returnAccepted: {
    subject: (number) => `Your return of order ${number}: how it comes back to us`,
    title: () => 'We take it back',
    text: (mail) => `You asked to send something of order ${mail.number} back. We take it. What to do now:`,
  },
  returnQuestion: {
    subject: (number) => `A question about your return of order ${number}`,
    title: () => 'A question about your return',
    text: (mail) =>
      `You asked to send something of order ${mail.number} back. Before we decide we would like to know something. Please answer on the page of your order.`,
  },
  returnRefused: {
    subject: (number) => `Your return of order ${number}`,
    title: () => 'We cannot take this back',
    text: (mail) => `You asked to send something of order ${mail.number} back. We cannot take it back.`,
  },
  undelivered: {
    subject: (number) => `Order ${number} could not be delivered`,
    title: ({ outcome }) =>
      outcome === 'lost' ? 'Your parcel was lost on its way' : 'Your parcel came back to us',
    text: (mail) =>
      mail.outcome === 'lost'
        ? `The parcel of order ${mail.number} was lost on its way to you. We are sorry.${moneyBack(mail)}`
        : `The parcel of order ${mail.number} could not be handed over and came back to us.${moneyBack(mail)}`,
  },
} as const satisfies Record<string, MailWords>
