import { createHash } from 'node:crypto'
import { recordAdvance } from '#/features/cod/recordAdvance.actions.ts'
import type { Actor } from '#/features/orders/context.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { countPaid } from '#/features/orders/orders.metrics.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { recordGiftMoney } from '#/features/payments/gifts/buyGiftCard.actions.ts'
import { overPurchases } from '#/features/payments/gifts/giftPurchases.rules.ts'
import { lockPurchase } from '#/features/payments/gifts/giftPurchases.store.ts'
import { recordMoneyOf } from '#/features/payments/recordMoney.actions.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import { askedOf } from './asked.rules.ts'
import { type Match, matchReceipts, type OpenReceipt, type Payable } from './match.rules.ts'
import { AT_A_TIME, claimedReceipts } from './openReceipts.store.ts'
import { payablesFor } from './payables.store.ts'
import {
  type BankCredit,
  bankText,
  fingerprintsOf,
  LONGEST_ACCOUNT,
  LONGEST_NARRATION,
  LONGEST_PAYER,
  type ReceiptSource,
} from './receipts.rules.ts'
import * as store from './receipts.store.ts'

/** What recording needs of the program. */
export type Recording = Pick<Services, 'db' | 'jobs' | 'metrics' | 'log'>

/** Who said that money came in. */
export interface RecordedBy {
  readonly source: ReceiptSource
  readonly actor?: Actor | undefined
}

export interface Recorded {
  /** Receipts that are new. */
  readonly added: number
  /** Credits that stood there already. */
  readonly known: number
  /** Orders and gift cards that a receipt was found for, of all that were open. */
  readonly matched: number
  /** Those that are new. */
  readonly ids: readonly string[]
}

/** Approving goes on in the background after so long, ms: whoever uploads a year is answered. */
const APPROVING_MS = 10_000
/** Orders approved at the same time, each in a transaction of its own: the wait for one commit is the work of others, and buyers have connections left. */
const APPROVED_AT_ONCE = 4

/**
 * The one way in which the shop learns of money on its bank account, whoever says it: statement, mail, provider, admin.
 * What is known is not written again; all that is new is written in one transaction, or nothing. Then every order of
 * which a receipt is certain counts as paid, as if an admin had approved it. May be called again at any time, with the
 * same credits, in any order and by several processes.
 */
export async function recordReceipts(
  services: Recording,
  by: RecordedBy,
  credits: readonly BankCredit[],
): Promise<Recorded> {
  const ids = credits.length === 0 ? [] : await writeReceipts(services, by, credits)
  const matched = await matchOpenReceipts(services)
  return { ids, added: ids.length, known: credits.length - ids.length, matched }
}

/** Credits as they are stored: texts cut, and a reference that stands already with another amount is none. */
export async function newReceipts(
  db: Parameters<typeof store.amountsOf>[0],
  credits: readonly BankCredit[],
): Promise<store.NewReceipt[]> {
  const utrs = credits.flatMap(({ utr }) => utr ?? [])
  const amounts = new Map(await store.amountsOf(db, utrs))
  const texts = credits.map((credit) => {
    const { utr, amountPaise } = credit
    if (utr !== null && !amounts.has(utr)) amounts.set(utr, amountPaise)
    // guard: receipt-reference-amount
    const isOther = utr !== null && amounts.get(utr) !== amountPaise
    return {
      ...credit,
      ...(isOther && { utr: null }),
      isHeld: isOther,
      narration: bankText(isOther ? `${utr} ${credit.narration}` : credit.narration, LONGEST_NARRATION),
      payer: bankText(credit.payer, LONGEST_PAYER),
      account: bankText(credit.account, LONGEST_ACCOUNT),
    }
  })
  const fingerprints = fingerprintsOf(texts)
  return texts.map((credit, at) => ({ ...credit, fingerprint: hashed(fingerprints[at] ?? '') }))
}

/** Fingerprints outlive what the bank wrote, so they do not say it. */
// guard: receipt-fingerprint-hashed
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** @returns the ids of those that are new */
const writeReceipts = (
  { db }: Recording,
  by: RecordedBy,
  credits: readonly BankCredit[],
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await store.waitForRecorders(tx)
    const ids = await store.insertReceipts(tx, by, await newReceipts(tx, credits))
    const [first] = ids
    if (by.actor && first) {
      await writeAudit(tx, {
        actorId: by.actor.id,
        actorName: by.actor.name,
        action: by.source === 'statement' ? 'receipt.upload' : 'receipt.create',
        subjectId: first,
        after: { added: ids.length, known: credits.length - ids.length },
      })
    }
    return ids
  })

/**
 * Matches all receipts that paid nothing so far and that somebody claims, so many at a time.
 * @returns how many orders and gift cards a receipt was found for
 */
export async function matchOpenReceipts(services: Recording, most = AT_A_TIME): Promise<number> {
  const until = Date.now() + APPROVING_MS
  let matched = 0
  for (let open: OpenReceipt[] | undefined; Date.now() < until; ) {
    open = await claimedReceipts(services.db, open?.at(-1), most)
    matched += await matchSome(services, open, until)
    if (open.length < most) break
  }
  return matched
}

async function matchSome(services: Recording, open: readonly OpenReceipt[], until: number): Promise<number> {
  const { db } = services
  const { certain } = matchReceipts(open, await payablesFor(db, open, { withLikely: false }))
  const isExplained = ({ payable: { isPaid, kind } }: Match) => isPaid && kind !== 'gift'
  const explained = certain.filter(isExplained)
  const awaited = certain.filter((match) => !isExplained(match))
  let matched = await db.transaction((tx) =>
    store.linkPaid(
      tx,
      explained.map(({ receipt, payable: { id, kind }, reason }) => ({
        ...{ id: receipt.id, payableId: id, kind, reason },
      })),
    ),
  )
  const paid = countPaid(services)
  const approveOne = async (match: Match) => {
    // One that cannot be approved keeps no other from it.
    // guard: receipt-others-go-on
    const method = await approve(services, match).catch((error) => {
      services.log.error({ err: error, receipt: match.receipt.id }, 'a receipt could not be matched')
      return undefined
    })
    if (method) matched += 1
    if (method && method !== 'known') paid(method)
  }
  for (let at = 0; at < awaited.length && Date.now() <= until; at += APPROVED_AT_ONCE)
    await Promise.all(awaited.slice(at, at + APPROVED_AT_ONCE).map(approveOne))
  return matched
}

/**
 * An order whose receipt is certain counts as paid. What was found is looked at again under the order's lock: it may have
 * been paid, cancelled or changed since.
 */
function approve(
  { db, jobs }: Recording,
  { receipt, payable, reason }: Match,
): Promise<PaymentMethod | 'known' | undefined> {
  const { id: payableId, kind, amountPaise } = payable
  return db.transaction(async (tx) => {
    const link = () => store.linkReceipt(tx, receipt.id, { payableId, kind, reason })
    if (kind === 'gift') return payGift(tx, payable, link)
    const locked = await lockOrder(tx, 'anyone', payableId)
    if (!locked) return undefined
    const asked = askedOf(locked)
    // guard: receipt-rechecked
    if (asked?.kind !== kind || asked.amountPaise !== amountPaise) return undefined
    if (asked.isOver && !asked.isPaid) return undefined
    if (!(await link())) return undefined
    if (kind === 'advance') {
      await recordAdvance({ tx, jobs }, locked)
      return 'known'
    }
    return (await recordMoneyOf({ tx, jobs }, locked, 'approve', {})) ?? 'known'
  })
}

/** The same of a gift card: its code is mailed by the job of gift cards. */
async function payGift(tx: Db, { id }: Payable, link: () => Promise<boolean>): Promise<'known' | undefined> {
  const purchase = await lockPurchase(tx, id, 'anyone')
  if (!purchase) return undefined
  // guard: receipt-gift-rechecked
  if (purchase.paidAt === null && overPurchases.includes(purchase.state)) return undefined
  if (!(await link())) return undefined
  await recordGiftMoney(tx, purchase)
  return 'known'
}
