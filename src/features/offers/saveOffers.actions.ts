import { findUserByEmail } from '#/features/accounts/accounts.store.ts'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import { m } from './messages/offers.messages.ts'
import type { OffersServices } from './offers.cache.ts'
import { offerFailures } from './offers.failures.ts'
import { columnsOf, presentOffer } from './offers.present.ts'
import { fieldProblems, type OfferFields, type OfferUpdate } from './offers.schema.ts'
import * as store from './offers.store.ts'
import type { OfferRow } from './offers.tables.ts'

type Deps = Pick<OffersServices, 'db' | 'offers'>

function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) !== 'offers_code') throw error
  const { message } = offerFailures.offer_code_taken()
  throw offerFailures.offer_code_taken({ errors: [{ field: 'code', message }] })
}

/** @throws Failure invalid */
function refuseProblems(problems: ReturnType<typeof fieldProblems>): void {
  const [first] = problems
  if (first) throw failures.invalid({ message: first.message, errors: problems })
}

/** Adds an offer. @throws Failure invalid, offer_code_taken */
export async function createOffer(
  { db, offers }: Deps,
  actor: Actor,
  fields: OfferFields,
): Promise<OfferRow> {
  refuseProblems(fieldProblems(fields))
  const row = await db
    .transaction(async (tx) => {
      refuseProblems(await customerProblems(tx, fields))
      const made = await store.insertOffer(tx, columnsOf(fields))
      await auditChange(tx, actor, 'offer.create', made.id, { after: presentOffer(made), written })
      return made
    })
    .catch(refuseTakenCode)
  offers.forget()
  return row
}

/** The log is never erased: whose offer it is stands in the offer alone. */
// guard: offer-email-not-logged
const written = (field: string, value: unknown) =>
  field === 'forEmail' && value !== '' ? 'one customer' : value

/** Nobody shows that an address is theirs when they register with it: an offer for one who has no account would be for whoever came first. */
async function customerProblems(tx: Db, { forEmail }: OfferFields) {
  // guard: offer-for-known-customer
  if (forEmail === '' || (await findUserByEmail(tx, forEmail))) return []
  return [{ field: 'forEmail' as const, message: m.nobodyHas() }]
}

/** A limit below what orders have already would be broken from the start. */
function limitProblems({ mostUses }: OfferFields, uses: number) {
  // guard: limit-below-uses
  if (mostUses === null || mostUses >= uses) return []
  return [{ field: 'mostUses' as const, message: m.ordersAlready({ uses }) }]
}

/**
 * Changes what is said of an offer; what another admin changed since it was opened is not overwritten. Orders that are being
 * placed by the old terms are reckoned again.
 * @throws Failure not_found, invalid, offer_code_taken, changed_meanwhile
 */
export async function updateOffer(
  { db, offers }: Deps,
  actor: Actor,
  id: string,
  { seen, ...said }: OfferUpdate,
): Promise<OfferRow> {
  const row = await db
    .transaction(async (tx) => {
      const stored = await store.lockOffer(tx, id)
      if (!stored) throw failures.not_found()
      const before = presentOffer(stored)
      refuseClashes(before, said, seen)
      const after = { ...before, ...saidIn(said) }
      const uses = await store.countUses(tx, id)
      const customers = after.forEmail === before.forEmail ? [] : await customerProblems(tx, after)
      refuseProblems([...fieldProblems(after), ...limitProblems(after, uses), ...customers])
      const changed = await store.changeOffer(tx, id, columnsOf(after))
      if (!changed) throw failures.not_found()
      await auditChange(tx, actor, 'offer.update', id, { before, after: presentOffer(changed), written })
      return changed
    })
    .catch(refuseTakenCode)
  offers.forget()
  return row
}

/** Stops an offer in every process at once, or lets it run again. @throws Failure not_found */
export async function switchOffer(
  { db, offers }: Deps,
  actor: Actor,
  id: string,
  active: boolean,
): Promise<OfferRow> {
  const row = await db.transaction(async (tx) => {
    const stored = await store.lockOffer(tx, id)
    if (!stored) throw failures.not_found()
    if (stored.active === active) return stored
    const changed = await store.changeOffer(tx, id, { active })
    if (!changed) throw failures.not_found()
    const action = active ? 'offer.start' : 'offer.stop'
    await auditChange(tx, actor, action, id, {
      before: presentOffer(stored),
      after: presentOffer(changed),
      written,
    })
    return changed
  })
  offers.forget()
  return row
}

/** Of one that an order has, the order's money could not be explained any more. @throws Failure not_found, offer_used */
export async function deleteOffer({ db, offers }: Deps, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await store.lockOffer(tx, id)
    if (!stored) throw failures.not_found()
    // guard: used-offer-stays
    if (await store.isUsed(tx, id)) throw offerFailures.offer_used()
    await store.deleteOffer(tx, id)
    await auditChange(tx, actor, 'offer.delete', id, { before: presentOffer(stored), written })
  })
  offers.forget()
}
