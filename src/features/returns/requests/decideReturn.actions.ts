import { raiseAlerts } from '#/features/alerts/raiseAlerts.actions.ts'
import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import type { Owner } from '#/features/orders/pages.store.ts'
import type { RequestRow } from '#/features/orders/present/returnRequests.present.ts'
import { type ReturnAction, returnStep } from '#/features/orders/rules/returnLife.rules.ts'
import type { AcceptReturn } from '#/features/orders/schema/returnRequests.schema.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { exchangeFailures } from '../exchanges/exchanges.failures.ts'
import { exchangeOfRequest } from '../exchanges/exchanges.store.ts'
import type { Exchanged, PlaceExchange } from '../exchanges/placeExchange.ts'
import { readRemovedLines } from '../removedLines.ts'
import { endReturnRequest, findReturnRequest, moveReturnRequest } from '../returnRequests.store.ts'
import { returnRequestFailures } from './returnRequests.failures.ts'

/** A request and its locked order, about to take a step. */
interface Stepping {
  readonly tx: Db
  readonly locked: LockedOrder
  readonly request: RequestRow
}

/** Not while a new order stands for it: that one is cancelled first, which undoes the exchange. */
const endings: ReadonlySet<ReturnAction> = new Set(['withdrawReturn', 'refuseReturn'])

interface AskedStep {
  readonly requestId: string
  readonly action: ReturnAction
  /** Whether it was done before; by default wherever the request is where the step leads. */
  readonly isDone?: (request: RequestRow) => boolean
}

/**
 * Takes a step of `returnLife` with a request: the order is locked, `write` does what the step is. One that is there
 * already stays as it is. @throws Failure not_found, request_over when the step does not lead out of its state
 */
function stepReturn(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  orderId: string,
  { requestId, action, isDone }: AskedStep,
  write: (stepping: Stepping) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, owner, orderId)
    if (!locked) throw failures.not_found()
    const request = await findReturnRequest(tx, requestId)
    if (request?.orderId !== orderId) throw failures.not_found()
    const { from, to } = returnStep(action)
    if (isDone ? isDone(request) : request.state === to) return
    // guard: return-step
    if (!from.includes(request.state)) throw returnRequestFailures.request_over()
    // guard: exchange-stands
    if (endings.has(action) && (await exchangeOfRequest(tx, requestId)))
      throw exchangeFailures.exchange_stands()
    await write({ tx, locked, request })
  })
}

/** A customer keeps the pieces after all. Again has no effect. @throws Failure not_found, request_over */
export function withdrawReturn(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  orderId: string,
  { requestId }: { readonly requestId: string },
): Promise<void> {
  const step = { requestId, action: 'withdrawReturn' } as const
  return stepReturn(deps, { customerId: actor.id }, orderId, step, async ({ tx }) => {
    await endReturnRequest(tx, orderId, { state: 'withdrawn' })
    await insertEvent(tx, { orderId, event: 'returnWithdrawn', actor })
  })
}

/** An admin refuses a request; why is mailed to the customer. Again has no effect. @throws Failure not_found, request_over */
export function refuseReturn(
  deps: Deps,
  actor: Actor,
  orderId: string,
  { requestId, note }: { readonly requestId: string; readonly note: string },
): Promise<void> {
  return stepReturn(deps, 'anyone', orderId, { requestId, action: 'refuseReturn' }, async ({ tx }) => {
    await endReturnRequest(tx, orderId, { state: 'refused', answer: note })
    await sendDecision(deps, tx, actor, orderId, { action: 'refuseReturn', note })
  })
}

/**
 * An admin takes what a customer wants to send back; what to do now is mailed. The pieces are settled when they arrive. Where
 * others are wanted instead, their order is placed with it. Again has no effect.
 * @returns the products whose stock fell
 * @throws Failure not_found, request_over, and what `placeExchange` throws
 */
export async function acceptReturn(
  deps: Deps,
  actor: Actor,
  orderId: string,
  { requestId, handover, note, sendAtOnce }: AcceptReturn,
  placeExchange: PlaceExchange,
): Promise<readonly string[]> {
  let productIds: readonly string[] = []
  const step = { requestId, action: 'acceptReturn' } as const
  await stepReturn(deps, 'anyone', orderId, step, async ({ tx, locked, request }) => {
    await moveReturnRequest(tx, orderId, { state: 'accepted', handover, answer: note })
    await sendDecision(deps, tx, actor, orderId, { action: 'acceptReturn', note })
    const exchanged = await exchangedOf(tx, request)
    if (exchanged.length === 0) return
    const wanted = { requestId, exchanged, payBy: request.payBy ?? 'upi', waits: !sendAtOnce }
    // Last, because other customers wait for these products from here to the end.
    productIds = await placeExchange({ tx, jobs: deps.jobs, actor, locked }, wanted)
  })
  return productIds
}

/** The pieces of a request for which others are wanted. @throws Failure pieces_gone */
async function exchangedOf(tx: Db, { orderId, lines: asked }: RequestRow): Promise<Exchanged[]> {
  if (!asked.some(({ instead }) => instead)) return []
  const removed = readRemovedLines(await linesOf(tx, orderId), asked)
  return removed.flatMap((one) => {
    const instead = asked.find(({ item }) => item === one.line.id)?.instead
    return instead ? [{ ...one, instead }] : []
  })
}

/** An admin asks the customer something about a request, by mail. Again has no effect. @throws Failure not_found, request_over */
export function questionReturn(
  deps: Deps,
  actor: Actor,
  orderId: string,
  { requestId, note }: { readonly requestId: string; readonly note: string },
): Promise<void> {
  return stepReturn(deps, 'anyone', orderId, { requestId, action: 'questionReturn' }, async ({ tx }) => {
    await moveReturnRequest(tx, orderId, { state: 'question', message: { by: 'shop', text: note } })
    await sendDecision(deps, tx, actor, orderId, { action: 'questionReturn', note })
  })
}

/**
 * A customer answers what the shop asked; admins are told. The words stay out of the timeline, which outlives the account.
 * @throws Failure not_found (also for somebody else's order), request_over (nothing is asked)
 */
export function answerReturn(
  deps: Deps,
  actor: Actor,
  orderId: string,
  { requestId, words }: { readonly requestId: string; readonly words: string },
): Promise<void> {
  const isDone = ({ messages }: RequestRow) => {
    const last = messages.at(-1)
    return last?.by === 'customer' && last.text === words
  }
  const step = { requestId, action: 'answerReturn', isDone } as const
  return stepReturn(deps, { customerId: actor.id }, orderId, step, async ({ tx, locked }) => {
    await moveReturnRequest(tx, orderId, { state: 'open', message: { by: 'customer', text: words } })
    await insertEvent(tx, { orderId, event: 'returnAnswered', actor })
    const label = String(locked.order.number)
    await raiseAlerts(deps.jobs, tx, [{ kind: 'returnAnswered', subjectId: orderId, label, amount: null }])
  })
}

/** What the shop decided, for the timeline, by mail and in the log of changes. */
async function sendDecision(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  actor: Actor,
  orderId: string,
  {
    action,
    note,
  }: { readonly action: 'acceptReturn' | 'questionReturn' | 'refuseReturn'; readonly note: string },
): Promise<void> {
  const event = (
    {
      acceptReturn: 'returnAccepted',
      questionReturn: 'returnQuestion',
      refuseReturn: 'returnRefused',
    } as const
  )[action]
  const eventId = await insertEvent(tx, { orderId, event, text: note, actor })
  await sendOrderMail(jobs, tx, event, { orderId, eventId })
  await writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action: `order.${action}`,
    subjectId: orderId,
    after: { note },
  })
}
