import { findOrder } from '#/features/orders/orders.store.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import {
  type MailKinds,
  type MailShop,
  mailKind,
  questions,
  seller,
  sendMailJob,
} from '#/platform/mail/jobs/kinds.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailText } from '#/ui/mail/MailText.tsx'
import { m } from './messages/receipts.messages.ts'
import { receiptsById } from './receipts.store.ts'

interface ReturnIds {
  readonly receiptId: string
  readonly orderId: string
}

interface ReturnedMail {
  readonly orderId: string
  readonly number: number
  readonly amountPaise: number
  readonly asCredit: boolean
  /** The bank's, of what was sent. */
  readonly reference: string
}

const sample: ReturnedMail = {
  orderId: '0197a3c5-0000-7000-8000-000000000001',
  ...{ number: 1001, amountPaise: 500_00, asCredit: false, reference: '412345678901' },
}

const textOf = ({ number, amountPaise, asCredit, reference }: ReturnedMail): string =>
  asCredit
    ? m.backAsCredit({ amount: formatPaise(amountPaise), number })
    : m.backByBank({ amount: formatPaise(amountPaise), number, reference })

function write(mail: ReturnedMail, shop: MailShop) {
  const text = textOf(mail)
  return {
    subject: m.yourMoney({ number: mail.number, shop: shop.name }),
    body: (
      <MailFrame
        sender={shop}
        preview={text}
        title={mail.asCredit ? m.youHaveCredit() : m.weSentBack()}
        footer={`${m.youReceive({ seller: seller(shop) })}${questions(shop)}`}
      >
        <MailText>{text}</MailText>
        <MailButton href={`${shop.origin}/order/view/${mail.orderId}`}>{m.seeYourOrder()}</MailButton>
      </MailFrame>
    ),
  }
}

/** Nothing for a buyer who erased the account, or of money that did not go back after all. */
async function load({ db }: Pick<Services, 'db'>, { receiptId, orderId }: ReturnIds) {
  const [row] = await receiptsById(db, [receiptId])
  const found = await findOrder(db, 'customer', 'anyone', orderId)
  const to = found?.order.billingAddress.email
  // guard: returned-mail-checked
  if (!row || !found || !to || row.receipt.returnOrderId !== orderId || row.receipt.returnedPaise === 0)
    return null
  const { returnedPaise: amountPaise, outcome, returnReference: reference } = row.receipt
  const { number } = found.order
  return { to, data: { orderId, number, amountPaise, asCredit: outcome === 'credit', reference } }
}

export const receiptMails = {
  'receipt.returned': mailKind<ReturnIds, ReturnedMail>({
    load,
    write,
    shown: { label: 'Money that came on top went back', sample },
  }),
} satisfies MailKinds

/** Enqueues the mail about money that went back, or became store credit, within `tx`. */
export const sendReturnedMail = (jobs: Jobs, tx: Db, ids: ReturnIds): Promise<void> =>
  sendMailJob(jobs, tx, { kind: 'receipt.returned', ids })
