import { type SQL, sql } from 'drizzle-orm'
import { findOrder } from '#/features/orders/orders.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import { isCashHeld } from '#/features/orders/rules/cashCheck.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { currentTag } from '#/platform/language/current.ts'
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
import { m } from './messages/cod.messages.ts'

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

const timeText = (at: Date): string =>
  new Intl.DateTimeFormat(currentTag(), {
    ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(at)

const linkOf = ({ asks, token, orderId }: AskingMail, { origin }: MailShop): string =>
  `${origin}${answerPath(asks, token, orderId)}`

const orderLink = ({ orderId }: AskingMail, { origin }: MailShop): string => `${origin}/order/view/${orderId}`

const footerOf = (shop: MailShop): string => `${m.youReceive({ seller: seller(shop) })}${questions(shop)}`

const frame = (mail: AskingMail, shop: MailShop, title: string, text: string) => (
  <MailFrame sender={shop} preview={text} title={title} footer={footerOf(shop)}>
    <MailText>{text}</MailText>
    <MailButton href={linkOf(mail, shop)}>
      {mail.asks === 'confirm' ? m.yesIWantIt() : m.payFirstPart()}
    </MailButton>
    <MailSmall>{m.lateMail({ time: timeText(mail.until) })}</MailSmall>
  </MailFrame>
)

const amountOf = ({ totalPaise }: AskingMail): string => formatPaise(totalPaise)

const writeConfirm = (mail: AskingMail, shop: MailShop) => ({
  subject: m.confirmSubject({ number: mail.number, shop: shop.name }),
  body: frame(mail, shop, m.onePress(), m.confirmText({ amount: amountOf(mail) })),
})

const writeRemind = (mail: AskingMail, shop: MailShop) => ({
  subject: m.remindSubject({ number: mail.number, shop: shop.name }),
  body: frame(
    mail,
    shop,
    m.stillWanted(),
    mail.asks === 'confirm'
      ? m.remindConfirm({ number: mail.number, amount: amountOf(mail) })
      : m.remindAdvance({ number: mail.number, amount: amountOf(mail) }),
  ),
})

const writeAdvance = (mail: AskingMail, shop: MailShop) => ({
  subject: m.advanceSubject({ number: mail.number, shop: shop.name }),
  body: (
    <MailFrame sender={shop} preview={m.packNow()} title={m.firstPartHere()} footer={footerOf(shop)}>
      <MailText>
        {m.advanceText({
          ...{ advance: formatPaise(mail.advancePaise), number: mail.number },
          rest: formatPaise(mail.restPaise),
        })}
      </MailText>
      <MailButton href={orderLink(mail, shop)}>{m.seeYourOrder()}</MailButton>
    </MailFrame>
  ),
})

const writeUndone = (mail: AskingMail, shop: MailShop) => ({
  subject: m.undoneSubject({ number: mail.number, shop: shop.name }),
  body: (
    <MailFrame sender={shop} preview={m.tooEarlyText()} title={m.tooEarly()} footer={footerOf(shop)}>
      <MailText>{m.undoneText({ advance: formatPaise(mail.advancePaise), number: mail.number })}</MailText>
      <MailButton href={orderLink(mail, shop)}>{m.seeYourOrder()}</MailButton>
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
