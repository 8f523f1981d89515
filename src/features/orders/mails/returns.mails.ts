import { formatPaise } from '#/platform/money/money.ts'
import { arrivesBy } from '../rules/payments.rules.ts'
import type { OrderMail } from './mailed.ts'
import { m } from './messages/mails.messages.ts'
import type { MailWords } from './orders.mails.tsx'

/** What is said of money that a step owes back, also of the first part of an order at the door; nothing where nothing was paid. */
export function moneyBack({ payment, owedPaise }: OrderMail): string {
  if (owedPaise === 0 || (owedPaise === undefined && payment.status !== 'Completed')) return ''
  return ` ${owedPaise === undefined ? m.paidBack() : m.amountBack({ amount: formatPaise(owedPaise) })}`
}

/** What cancelled pieces change of what is to be paid. */
function dueNow(mail: OrderMail): string {
  const { payment, owedPaise, totalPaise, bill } = mail
  if (payment.status === 'Completed') return moneyBack(mail)
  if (owedPaise) return ` ${m.amountBackLater({ amount: formatPaise(owedPaise) })}`
  return arrivesBy('courier', payment.type)
    ? ` ${m.payCash({ amount: formatPaise(bill.duePaise - (bill.advancePaise ?? 0)) })}`
    : ` ${m.payForRest({ amount: formatPaise(totalPaise) })}`
}

/** The mails about pieces that leave an order; which they are stands below the text, with what the shop wrote. */
export const returnMailWords = {
  piecesCancelled: {
    subject: (number) => m.partCancelledSubject({ number }),
    title: () => m.partCancelledTitle(),
    text: (mail) => `${m.partCancelledText({ number: mail.number })}${dueNow(mail)}`,
  },
  returned: {
    subject: (number) => m.returnedSubject({ number }),
    title: () => m.returnedTitle(),
    text: (mail) => `${m.returnedText({ number: mail.number })}${moneyBack(mail)}`,
  },
  piecesReturned: {
    subject: (number) => m.returnedSubject({ number }),
    title: () => m.returnedTitle(),
    text: (mail) => `${m.partReturnedText({ number: mail.number })}${moneyBack(mail)}`,
  },
  returnRequested: {
    subject: (number) => m.requestedSubject({ number }),
    title: () => m.requestedTitle(),
    text: (mail) => m.requestedText({ number: mail.number }),
  },
  returnAccepted: {
    subject: (number) => m.acceptedSubject({ number }),
    title: () => m.acceptedTitle(),
    text: (mail) => m.acceptedText({ number: mail.number }),
  },
  returnQuestion: {
    subject: (number) => m.questionSubject({ number }),
    title: () => m.questionTitle(),
    text: (mail) => m.questionText({ number: mail.number }),
  },
  returnRefused: {
    subject: (number) => m.refusedSubject({ number }),
    title: () => m.refusedTitle(),
    text: (mail) => m.refusedText({ number: mail.number }),
  },
  undelivered: {
    subject: (number) => m.undeliveredSubject({ number }),
    title: ({ outcome }) => (outcome === 'lost' ? m.lostTitle() : m.cameBackTitle()),
    text: (mail) =>
      mail.outcome === 'lost'
        ? `${m.lostText({ number: mail.number })}${moneyBack(mail)}`
        : `${m.cameBackText({ number: mail.number })}${moneyBack(mail)}`,
  },
} as const satisfies Record<string, MailWords>
