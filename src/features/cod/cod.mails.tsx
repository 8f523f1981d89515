import { type SQL, sql } from 'drizzle-orm'
import { findOrder } from '#/features/orders/orders.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import { isCashHeld } from '#/features/orders/rules/cashCheck.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import {
  insertMailJobs,
  type MailKinds,
  type MailShop,
  mailKind,
  questions,
  seller,
  sendMailJob,
} from '#/platform/mail/jobs/kinds.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailSmall, MailText } from '#/ui/mail/MailText.tsx'
import { findCheck } from './checks.store.ts'
import { answerPath, confirmToken } from './confirmLink.ts'

interface OrderIds {
  readonly orderId: string
}

/** What a mail says that asks for an answer. */
interface AskingMail {
  readonly orderId: string
  readonly number: number
  readonly totalPaise: number
  readonly asks: 'confirm' | 'advance'
  /** The signed part of the link; '' where a part of the money is awaited. */
  readonly token: string
  readonly until: Date
  /** The part that comes first, and what the courier collects. */
  readonly advancePaise: number
  readonly restPaise: number
}

const sample: AskingMail = {
  orderId: '0197a3c5-0000-7000-8000-000000000001',
  ...{ number: 1001, totalPaise: 4_999_00, asks: 'confirm', token: 'sample' },
  until: new Date('2026-11-24T12:00:00Z'),
  ...{ advancePaise: 500_00, restPaise: 4_499_00 },
}

const time = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
})

const linkOf = ({ asks, token, orderId }: AskingMail, { origin }: MailShop): string =>
  `${origin}${answerPath(asks, token, orderId)}`

const late = ({ until }: AskingMail): string =>
  `Without an answer until ${time.format(until)} the order is cancelled by itself, and you owe nothing.`

const frame = (mail: AskingMail, shop: MailShop, title: string, text: string) => (
  <MailFrame
    sender={shop}
    preview={text}
    title={title}
    footer={`You receive this mail because you ordered from ${seller(shop)}.${questions(shop)}`}
  >
    <MailText>{text}</MailText>
    <MailButton href={linkOf(mail, shop)}>
      {mail.asks === 'confirm' ? 'Yes, I want this order' : 'Pay the first part'}
    </MailButton>
    <MailSmall>
      {late(mail)} If you do not want it any more, cancel it on the page of your order, or do nothing.
    </MailSmall>
  </MailFrame>
)

const amountOf = ({ totalPaise }: AskingMail): string => formatPaise(totalPaise)

const writeConfirm = (mail: AskingMail, shop: MailShop) => ({
  subject: `Please confirm order ${mail.number} – ${shop.name}`,
  body: frame(
    mail,
    shop,
    'One press, please',
    `You ordered for ${amountOf(mail)}, to be paid at the door. Press the button, and we pack it.`,
  ),
})

const writeRemind = (mail: AskingMail, shop: MailShop) => ({
  subject: `Order ${mail.number} waits for you – ${shop.name}`,
  body: frame(
    mail,
    shop,
    'Do you still want it?',
    mail.asks === 'confirm'
      ? `Order ${mail.number} for ${amountOf(mail)} is put aside for you, and waits for one press.`
      : `Order ${mail.number} for ${amountOf(mail)} is put aside for you, and waits for the first part of its money.`,
  ),
})

const writeAdvance = (mail: AskingMail, shop: MailShop) => ({
  subject: `We have the first part for order ${mail.number} – ${shop.name}`,
  body: (
    <MailFrame
      sender={shop}
      preview="We pack your order now."
      title="The first part is here"
      footer={`You receive this mail because you ordered from ${seller(shop)}.${questions(shop)}`}
    >
      <MailText>
        {formatPaise(mail.advancePaise)} for order {mail.number} arrived. We pack it now; please have{' '}
        {formatPaise(mail.restPaise)} in cash ready when the parcel arrives.
      </MailText>
      <MailButton href={`${shop.origin}/order/view/${mail.orderId}`}>See your order</MailButton>
    </MailFrame>
  ),
})

const writeUndone = (mail: AskingMail, shop: MailShop) => ({
  subject: `The first part for order ${mail.number} is not confirmed yet – ${shop.name}`,
  body: (
    <MailFrame
      sender={shop}
      preview="We wrote too early."
      title="We wrote too early"
      footer={`You receive this mail because you ordered from ${seller(shop)}.${questions(shop)}`}
    >
      <MailText>
        We told you that {formatPaise(mail.advancePaise)} for order {mail.number} had arrived. That was a
        mistake of ours: we cannot see the money in our bank account yet. If you have paid, please check on
        the page of your order that the reference is right; there is nothing else to do.
      </MailText>
      <MailButton href={`${shop.origin}/order/view/${mail.orderId}`}>See your order</MailButton>
    </MailFrame>
  ),
})

/** Reads an order for a mail; nothing where what it says is not so any more. */
async function loadOrder(services: Services, orderId: string, isSo: (rows: OrderRows) => boolean) {
  const { db } = services
  const [rows, check] = [await findOrder(db, 'customer', 'anyone', orderId), await findCheck(db, orderId)]
  const to = rows?.order.billingAddress.email
  // guard: confirm-mail-checked
  if (!rows || !check || !to || !isSo(rows)) return null
  const { number, grandTotalPaise: totalPaise } = rows.order
  const token = await confirmToken(services, { orderId, until: check.cancelAt })
  const { amountPaise, advancePaise } = rows.payment
  return {
    to,
    data: {
      ...{ orderId, number, totalPaise, asks: check.asks, token, until: check.cancelAt },
      ...{ advancePaise, restPaise: amountPaise - advancePaise },
    },
  }
}

/** The same while something is asked. */
const loadAsking = (services: Services, { orderId }: OrderIds) =>
  loadOrder(services, orderId, ({ order }) => order.status === 'placed' && isCashHeld(order.codCheck))

export const codMails = {
  'cod.confirm': mailKind<OrderIds, AskingMail>({
    load: loadAsking,
    write: writeConfirm,
    shown: { label: 'Cash on delivery: please confirm', sample },
  }),
  'cod.remind': mailKind<OrderIds, AskingMail>({
    load: loadAsking,
    write: writeRemind,
    shown: { label: 'Cash on delivery: a reminder', sample },
  }),
  'cod.advance': mailKind<OrderIds, AskingMail>({
    load: (services, { orderId }) =>
      loadOrder(services, orderId, ({ payment }) => payment.advanceAt !== null),
    write: writeAdvance,
    shown: { label: 'Cash on delivery: the first part is here', sample },
  }),
  'cod.advanceUndone': mailKind<OrderIds, AskingMail>({
    load: (services, { orderId }) =>
      loadOrder(services, orderId, ({ payment }) => payment.advanceAt === null && payment.advancePaise > 0),
    write: writeUndone,
    shown: { label: 'Cash on delivery: the first part is not here after all', sample },
  }),
} satisfies MailKinds

/** Enqueues the mails that ask customers to confirm new orders; part of the statement that writes these as `placed`. */
export const insertConfirmMails = (jobs: Jobs, orderIds: readonly string[]): Promise<SQL> =>
  insertMailJobs(
    jobs,
    orderIds.map((orderId) => ({ kind: 'cod.confirm', ids: { orderId } })),
    // guard: confirm-mail-with-order
    sql`exists (select from placed)`,
  )

/** Enqueues one of this room's mails within `tx`. */
export const sendCodMail = (jobs: Jobs, tx: Db, kind: keyof typeof codMails, ids: OrderIds): Promise<void> =>
  sendMailJob(jobs, tx, { kind, ids })
