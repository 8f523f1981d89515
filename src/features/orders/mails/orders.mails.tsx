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
import { nextSteps } from './next.ts'
import { OrderMailBody } from './OrderMailBody.tsx'
import { qrAttachment } from './PayByUpi.tsx'
import { moneyBack, returnMailWords } from './returns.mails.ts'
import { sampleMail, sampleUpi } from './sampleMail.ts'

export interface MailWords {
  readonly subject: (number: number) => string
  readonly title: (mail: OrderMail) => string
  readonly text: (mail: OrderMail, shop: MailShop) => string
}

function howToPay({ payment, bill }: OrderMail): string {
  if (payment.status === 'Completed') return 'It is paid.'
  if (arrivesBy('courier', payment.type))
    return bill.advancePaise
      ? `Of this ${formatPaise(bill.advancePaise)} comes first, by UPI: the QR code is below and on the page of your order. You pay ${formatPaise(bill.duePaise - bill.advancePaise)} in cash when the parcel arrives.`
      : `You pay ${formatPaise(bill.duePaise)} in cash when the parcel arrives.`
  return 'Please pay by UPI: the QR code is below and on the page of your order, which takes the reference of your payment. If you have paid already, there is nothing left to do.'
}

function sentBack({ number, refund }: OrderMail): string {
  if (!refund) return `We sent you money back for order ${number}.`
  const { amountPaise, kind, reference } = refund
  if (kind === 'credit')
    return `${formatPaise(amountPaise)} of order ${number} are your store credit now. It pays for your next order: tick it at the checkout.`
  const where = reference ? ` The reference is ${reference}.` : ''
  const when = kind === PROVIDER_KIND ? ' Your bank shows it within 5 to 7 working days.' : ''
  return `We sent ${formatPaise(amountPaise)} of order ${number} back ${kind === PROVIDER_KIND ? 'to your card' : `to you ${refundKindLabels[kind]}`}.${where}${when}`
}

const words: Record<MailKind, MailWords> = {
  placed: {
    subject: (number) => `Order ${number} is placed`,
    title: ({ name }) => `Thank you, ${name}`,
    text: (mail) =>
      `Your order ${mail.number} for ${formatPaise(mail.totalPaise)} is placed. ${
        arrivesBy('provider', mail.payment.type) ? 'We tell you when it leaves us.' : howToPay(mail)
      }`,
  },
  paid: {
    subject: (number) => `We have your payment for order ${number}`,
    title: () => 'Your payment is approved',
    text: (mail) =>
      `${formatPaise(mail.totalPaise)} for order ${mail.number} arrived. We pack your order and tell you when it leaves us.`,
  },
  paymentUndone: {
    subject: (number) => `Your payment for order ${number} is not confirmed yet`,
    title: () => 'We wrote too early',
    text: (mail) =>
      `We told you that ${formatPaise(mail.totalPaise)} for order ${mail.number} had arrived. That was a mistake of ours: we cannot see the money in our bank account yet. If you have paid, please check on the page of your order that the reference is right; there is nothing else to do.`,
  },
  packed: {
    subject: (number) => `Order ${number} is packed`,
    title: () => 'Your order is packed',
    text: (mail) => `Order ${mail.number} is packed and waits for the courier.`,
  },
  shipped: {
    subject: (number) => `Order ${number} is on its way`,
    title: () => 'Your order is on its way',
    text: (mail) =>
      `Order ${mail.number} left us with ${mail.carrier ?? 'the courier'}. Its tracking number is ${mail.trackingNumber ?? 'known to us'}.`,
  },
  parcelChanged: {
    subject: (number) => `The tracking number of order ${number} has changed`,
    title: () => 'A new tracking number',
    text: (mail) =>
      `We gave you a wrong number for the parcel of order ${mail.number}. It is with ${mail.carrier ?? 'the courier'}, and its tracking number is ${mail.trackingNumber ?? 'known to us'}.`,
  },
  delivered: {
    subject: (number) => `Order ${number} has arrived`,
    title: () => 'Your order has arrived',
    text: (mail, shop) =>
      `Order ${mail.number} was delivered. If something is not as it should be, write to ${shop.email || 'us'} soon.`,
  },
  cancelled: {
    subject: (number) => `Order ${number} is cancelled`,
    title: () => 'Your order is cancelled',
    text: (mail) => `Order ${mail.number} is cancelled.${moneyBack(mail)}`,
  },
  ...returnMailWords,
  refunded: {
    subject: (number) => `Your refund for order ${number}`,
    title: ({ refund }) => (refund?.kind === 'credit' ? 'You have store credit' : 'We sent your money back'),
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

const sampleFor = (kind: MailKind): OrderMail =>
  askingEvents.has(kind)
    ? { ...sampleMail, enclosed: { ...sampleMail.enclosed, upi: sampleUpi } }
    : { ...sampleMail, payment: { ...sampleMail.payment, status: 'Completed' } }

const kindOf = (kind: MailKind) =>
  mailKind<OrderMailIds, OrderMail>({
    load: orderMailLoader(kind),
    write: writer(kind),
    shown: { label: `Order: ${eventText(kind)}`, sample: sampleFor(kind) },
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
