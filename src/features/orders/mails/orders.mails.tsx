import type { Services } from '#/platform/http/env.ts'
import { type MailKinds, type MailShop, mailKind } from '#/platform/mail/jobs/kinds.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { trackingPage } from '../rules/carriers.rules.ts'
import { askingEvents, eventText, parcelEvents } from '../rules/events.rules.ts'
import { arrivesBy } from '../rules/payments.rules.ts'
import { PROVIDER_KIND } from '../rules/provider.rules.ts'
import { refundKindLabels } from '../rules/refunds.rules.ts'
import { idsOfOrderMail, type OrderMailIds, orderMailLoader } from './load.ts'
import type { Enclosed, MailKind, OrderMail } from './mailed.ts'
import { m } from './messages/mails.messages.ts'
import { nextSteps } from './next.ts'
import { OrderMailBody } from './OrderMailBody.tsx'
import { qrAttachment } from './PayByUpi.tsx'
import { moneyBack, returnMailWords } from './returns.mails.ts'
import { readSampleMail, sampleMail, sampleUpi } from './sampleMail.ts'

export interface MailWords {
  readonly subject: (number: number) => string
  readonly title: (mail: OrderMail) => string
  readonly text: (mail: OrderMail, shop: MailShop) => string
}

function howToPay({ payment, bill }: OrderMail): string {
  if (payment.status === 'Completed') return m.isPaid()
  if (arrivesBy('courier', payment.type))
    return bill.advancePaise
      ? m.firstByUpi({
          first: formatPaise(bill.advancePaise),
          rest: formatPaise(bill.duePaise - bill.advancePaise),
        })
      : m.payCash({ amount: formatPaise(bill.duePaise) })
  return m.payUpi()
}

function sentBack({ number, refund }: OrderMail): string {
  if (!refund) return m.sentBack({ number })
  const { amountPaise, kind, reference } = refund
  const amount = formatPaise(amountPaise)
  if (kind === 'credit') return m.isCredit({ amount, number })
  const isCard = kind === PROVIDER_KIND
  return [
    isCard ? m.sentToCard({ amount, number }) : m.sentToYou({ amount, number, how: refundKindLabels[kind] }),
    ...(reference ? [m.reference({ reference })] : []),
    ...(isCard ? [m.bankDays()] : []),
  ].join(' ')
}

const parcelOf = ({ number, carrier, trackingNumber }: OrderMail) => ({
  number,
  carrier: carrier ?? m.theCourier(),
  tracking: trackingNumber ?? m.knownToUs(),
})

const words: Record<MailKind, MailWords> = {
  placed: {
    subject: (number) => m.placedSubject({ number }),
    title: ({ name }) => m.thankYou({ name }),
    text: (mail) =>
      `${m.placedText({ number: mail.number, amount: formatPaise(mail.totalPaise) })} ${
        arrivesBy('provider', mail.payment.type) ? m.weWriteOnceSent() : howToPay(mail)
      }`,
  },
  paid: {
    subject: (number) => m.paidSubject({ number }),
    title: () => m.paidTitle(),
    text: (mail) => m.paidText({ amount: formatPaise(mail.totalPaise), number: mail.number }),
  },
  paymentUndone: {
    subject: (number) => m.undoneSubject({ number }),
    title: () => m.undoneTitle(),
    text: (mail) => m.undoneText({ amount: formatPaise(mail.totalPaise), number: mail.number }),
  },
  packed: {
    subject: (number) => m.packedSubject({ number }),
    title: () => m.packedTitle(),
    text: (mail) => m.packedText({ number: mail.number }),
  },
  shipped: {
    subject: (number) => m.shippedSubject({ number }),
    title: () => m.shippedTitle(),
    text: (mail) => m.shippedText(parcelOf(mail)),
  },
  parcelChanged: {
    subject: (number) => m.parcelSubject({ number }),
    title: () => m.parcelTitle(),
    text: (mail) => m.parcelText(parcelOf(mail)),
  },
  delivered: {
    subject: (number) => m.deliveredSubject({ number }),
    title: () => m.deliveredTitle(),
    text: (mail, shop) =>
      shop.email
        ? m.deliveredText({ number: mail.number, email: shop.email })
        : m.deliveredTextUs({ number: mail.number }),
  },
  cancelled: {
    subject: (number) => m.cancelledSubject({ number }),
    title: () => m.cancelledTitle(),
    text: (mail) => `${m.cancelledText({ number: mail.number })}${moneyBack(mail)}`,
  },
  ...returnMailWords,
  refunded: {
    subject: (number) => m.refundSubject({ number }),
    title: ({ refund }) => (refund?.kind === 'credit' ? m.creditTitle() : m.refundTitle()),
    text: sentBack,
  },
}

const writer = (kind: MailKind) => (mail: OrderMail, shop: MailShop) => {
  const { subject, title, text } = words[kind]
  const { upi, documents } = mail.enclosed
  return {
    subject: `${subject(mail.number)} – ${shop.name}`,
    attachments: [...(upi ? [qrAttachment(upi)] : []), ...documents],
    body: (
      <OrderMailBody
        mail={mail}
        shop={shop}
        title={title(mail)}
        says={text(mail, shop)}
        next={nextSteps(kind, mail, shop.promise)}
        parcel={parcelEvents.has(kind) && trackingPage(mail.carrier, mail.trackingNumber)}
      />
    ),
  }
}

const sampleFor = (kind: MailKind, sample: OrderMail): OrderMail =>
  askingEvents.has(kind)
    ? { ...sample, enclosed: { ...sample.enclosed, upi: sampleUpi(sample) } }
    : { ...sample, payment: { ...sample.payment, status: 'Completed' } }

const kindOf = (kind: MailKind) =>
  mailKind<OrderMailIds, OrderMail>({
    load: orderMailLoader(kind),
    write: writer(kind),
    shown: {
      get label() {
        return m.shownAs({ event: eventText(kind) })
      },
      sample: sampleFor(kind, sampleMail),
      readSample: async ({ db }) => sampleFor(kind, await readSampleMail(db)),
    },
    idsOf: idsOfOrderMail,
  })

export const orderMails = Object.fromEntries(
  (Object.keys(words) as MailKind[]).map((kind) => [`order.${kind}`, kindOf(kind)]),
) as Record<`order.${MailKind}`, ReturnType<typeof kindOf>>

/** What another room puts into the mail about a step of an order, as it is when the mail is sent. */
export type Enclose = (services: Services, orderId: string, kind: MailKind) => Promise<Enclosed>

/** The same mails with what the rooms behind this one put into them. */
export const orderMailsWith = (enclose: Enclose): MailKinds =>
  Object.fromEntries(
    Object.entries(orderMails).map(([name, kind]) => [
      name,
      mailKind<OrderMailIds, OrderMail>({
        ...kind,
        async load(services, ids) {
          const loaded = await kind.load(services, ids)
          if (!loaded) return null
          const enclosed = await enclose(services, ids.orderId, name.slice('order.'.length) as MailKind)
          return { ...loaded, data: { ...loaded.data, enclosed } }
        },
      }),
    ]),
  )
