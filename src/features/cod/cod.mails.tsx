import { type SQL, sql } from 'drizzle-orm'
import type { OrderMail, OrderRecord } from '#/features/orders/mails/mailed.ts'
import { findMailed, type MailedOrder } from '#/features/orders/mails/mails.store.ts'
import { NextSteps } from '#/features/orders/mails/NextSteps.tsx'
import { OrderDetails } from '#/features/orders/mails/OrderDetails.tsx'
import { readRecord } from '#/features/orders/mails/readRecord.ts'
import { readSampleMail, sampleMail } from '#/features/orders/mails/sampleMail.ts'
import { isCashHeld } from '#/features/orders/rules/cashCheck.rules.ts'
import { stepsAfterPlacing, withServiceDays } from '#/features/orders/rules/next.rules.ts'
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

/** What a mail says that asks for an answer, or tells of one. */
interface AskingMail extends OrderRecord {
  readonly orderId: string
  readonly asks: 'confirm' | 'advance'
  /** The signed part of the link; '' where a part of the money is awaited. */
  readonly token: string
  readonly until: Date
  /** The part that comes first, and what the courier collects. */
  readonly advancePaise: number
  readonly restPaise: number
}

/** Of an order of nobody. */
const sampleAsking = (mail: OrderMail): AskingMail => ({
  ...mail,
  payment: { type: 'cod', status: 'Pending' },
  ...{ asks: 'confirm', token: 'sample', until: new Date('2026-11-24T12:00:00Z') },
  ...{ advancePaise: 0, restPaise: mail.bill.duePaise },
})

/** The same of which a tenth comes first. */
const sampleAdvance =
  (isAdvanceThere: boolean) =>
  (mail: OrderMail): AskingMail => {
    const { duePaise } = mail.bill
    const advancePaise = Math.round(duePaise / 1000) * 100
    return {
      ...sampleAsking(mail),
      ...{ asks: 'advance', token: '', advancePaise, restPaise: duePaise - advancePaise },
      bill: { ...mail.bill, advancePaise, isAdvanceThere },
    }
  }

const shownAs = (label: string, sampleOf: (mail: OrderMail) => AskingMail) => ({
  label,
  sample: sampleOf(sampleMail),
  readSample: async ({ db }: Pick<Services, 'db'>) => sampleOf(await readSampleMail(db)),
})

const timeText = (at: Date): string =>
  new Intl.DateTimeFormat(currentTag(), {
    ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(at)

const linkOf = ({ asks, token, orderId }: AskingMail, { origin }: MailShop): string =>
  `${origin}${answerPath(asks, token, orderId)}`

const orderLink = ({ orderId }: AskingMail, { origin }: MailShop): string => `${origin}/order/view/${orderId}`

const footerOf = (shop: MailShop): string => `${m.youReceive({ seller: seller(shop) })}${questions(shop)}`

/** What happens once the button is pressed: it says itself what it is for, but not how a part of the money is paid. */
const stepsOf = (mail: AskingMail, { promise }: MailShop, isAdvanceOpen = false): string[] =>
  stepsAfterPlacing({
    payment: mail.payment,
    hasReference: false,
    amount: formatPaise(mail.restPaise),
    promise: withServiceDays(promise, [{ days: mail.serviceDays ?? 0 }]),
    cashCheck: isAdvanceOpen ? 'advance' : 'none',
  })

const frame = (mail: AskingMail, shop: MailShop, title: string, text: string) => (
  <MailFrame sender={shop} preview={text} title={title} footer={footerOf(shop)}>
    <MailText>{text}</MailText>
    <MailButton href={linkOf(mail, shop)}>
      {mail.asks === 'confirm' ? m.yesIWantIt() : m.payFirstPart()}
    </MailButton>
    <MailSmall>{m.lateMail({ time: timeText(mail.until) })}</MailSmall>
    <NextSteps steps={stepsOf(mail, shop, mail.asks === 'advance')} />
    <OrderDetails of={mail} origin={shop.origin} />
  </MailFrame>
)

const amountOf = ({ bill }: AskingMail): string => formatPaise(bill.grandTotalPaise)

const writeConfirm = (mail: AskingMail, shop: MailShop) => {
  const rest = formatPaise(mail.restPaise)
  return {
    subject: m.confirmSubject({ number: mail.number, shop: shop.name }),
    body:
      mail.asks === 'confirm'
        ? frame(mail, shop, m.onePress(), m.confirmText({ amount: rest }))
        : frame(
            mail,
            shop,
            m.askAdvanceTitle({ advance: formatPaise(mail.advancePaise), rest }),
            m.remindAdvance({ number: mail.number, amount: amountOf(mail) }),
          ),
  }
}

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
      <NextSteps steps={stepsOf(mail, shop)} />
      <OrderDetails of={mail} origin={shop.origin} />
    </MailFrame>
  ),
})

const writeUndone = (mail: AskingMail, shop: MailShop) => ({
  subject: m.undoneSubject({ number: mail.number, shop: shop.name }),
  body: (
    <MailFrame sender={shop} preview={m.tooEarlyText()} title={m.tooEarly()} footer={footerOf(shop)}>
      <MailText>{m.undoneText({ advance: formatPaise(mail.advancePaise), number: mail.number })}</MailText>
      <MailButton href={orderLink(mail, shop)}>{m.seeYourOrder()}</MailButton>
      <OrderDetails of={mail} origin={shop.origin} />
    </MailFrame>
  ),
})

/** Reads an order for a mail; nothing where what it says is not so any more. */
async function loadOrder(
  services: Services,
  orderId: string,
  isSo: (found: MailedOrder) => boolean,
): Promise<{ to: string; data: AskingMail } | null> {
  const { db } = services
  const [found, check] = [await findMailed(db, orderId), await findCheck(db, orderId)]
  const to = found?.order.billingAddress.email
  // guard: confirm-mail-checked
  if (!found || !check || !to || !isSo(found)) return null
  const token = await confirmToken(services, { orderId, until: check.cancelAt })
  const { amountPaise, advancePaise } = found.payment
  return {
    to,
    data: {
      ...(await readRecord(db, found)),
      ...{ orderId, asks: check.asks, token, until: check.cancelAt },
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
    shown: shownAs('Cash on delivery: please confirm', sampleAsking),
  }),
  'cod.remind': mailKind<OrderIds, AskingMail>({
    load: loadAsking,
    write: writeRemind,
    shown: shownAs('Cash on delivery: a reminder', sampleAsking),
  }),
  'cod.advance': mailKind<OrderIds, AskingMail>({
    load: (services, { orderId }) =>
      loadOrder(services, orderId, ({ payment }) => payment.advanceAt !== null),
    write: writeAdvance,
    shown: shownAs('Cash on delivery: the first part is here', sampleAdvance(true)),
  }),
  'cod.advanceUndone': mailKind<OrderIds, AskingMail>({
    load: (services, { orderId }) =>
      loadOrder(services, orderId, ({ payment }) => payment.advanceAt === null && payment.advancePaise > 0),
    write: writeUndone,
    shown: shownAs('Cash on delivery: the first part is not here after all', sampleAdvance(false)),
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
