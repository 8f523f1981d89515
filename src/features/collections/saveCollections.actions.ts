import { atFreeSlug, freeSlug } from '#/features/catalog/saving/freeSlug.ts'
import { storePictures } from '#/features/catalog/saving/storePictures.ts'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { datesProblem } from '#/platform/time/shownDates.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import type { CollectionsServices } from './collections.cache.ts'
import { collectionFailures } from './collections.failures.ts'
import { presentAdminCollection } from './collections.present.ts'
import type { AdminCollection, CollectionUpdate, NewCollection } from './collections.schema.ts'
import * as store from './collections.store.ts'
import type { CollectionRow } from './collections.tables.ts'

const isSlugTaken = (error: unknown) => brokenConstraint(error) === 'collections_slug'

function refuseTakenSlug(error: unknown): never {
  if (!isSlugTaken(error)) throw error
  const { message } = collectionFailures.collection_slug_taken()
  throw collectionFailures.collection_slug_taken({ errors: [{ field: 'slug', message }] })
}

/** @throws Failure invalid for an end before the beginning */
function refuseDates(dates: Pick<AdminCollection, 'from' | 'until'>): void {
  const message = datesProblem(dates)
  if (message !== undefined) throw failures.invalid({ message, errors: [{ field: 'until', message }] })
}

/** The picture of a form: stored, taken away (null), or not spoken of (undefined). */
async function pictureOf(
  { media }: CollectionsServices,
  parts: readonly unknown[] | undefined,
): Promise<string | null | undefined> {
  if (parts === undefined) return undefined
  const [stored] = await storePictures(media, 'image', parts, 1)
  if (stored !== undefined) return stored
  return parts.length === 0 ? null : undefined
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

const columnsOf = (
  { _id, from, until, words, ...fields }: AdminCollection,
  formerSlugs: readonly string[] = [],
): store.CollectionFields => ({
  ...fields,
  words: changedWords(null, words ?? {}),
  formerSlugs: [...formerSlugs],
  from: dateOf(from),
  until: dateOf(until),
})

/** Adds a collection; without a slug it gets one made of its name. @throws Failure invalid, collection_slug_taken */
export async function createCollection(
  services: CollectionsServices,
  actor: Actor,
  { image, slug, ...fields }: NewCollection,
): Promise<CollectionRow> {
  const { db, collections } = services
  refuseDates(fields)
  const picture = (await pictureOf(services, image)) ?? null
  const create = (slug: string) =>
    db.transaction(async (tx) => {
      const columns = columnsOf({ _id: '', ...fields, image: picture, slug })
      const made = await store.insertCollection(tx, columns)
      await store.takeSlug(tx, made.slug)
      await auditChange(tx, actor, 'collection.create', made.id, { after: presentAdminCollection(made) })
      return made
    })
  const free = () => freeSlug(db, fields.name, 'collection', store.isSlugTaken)
  const row = await atFreeSlug(slug, free, isSlugTaken, create).catch(refuseTakenSlug)
  collections.changed(row.id)
  return row
}

/**
 * Changes what the form says of a collection; what another admin changed since it was opened is not overwritten. An address that it
 * leaves leads to it from then on.
 * @throws Failure not_found, invalid, collection_slug_taken, changed_meanwhile
 */
export async function updateCollection(
  services: CollectionsServices,
  actor: Actor,
  id: string,
  { image, seen, words: said, ...fields }: CollectionUpdate,
): Promise<CollectionRow> {
  const { db, collections } = services
  if (!(await store.findCollection(db, id))) throw failures.not_found()
  const picture = await pictureOf(services, image)
  const plain = { ...fields, ...(picture !== undefined && { image: picture }) }
  const row = await db
    .transaction(async (tx) => {
      const stored = await store.lockCollection(tx, id)
      if (!stored) throw failures.not_found()
      const before = presentAdminCollection(stored)
      const wanted = { ...plain, words: said && (changedWords(stored.words, said) ?? {}) }
      refuseClashes(before, wanted, seen)
      const after: AdminCollection = { ...before, ...saidIn(wanted) }
      refuseDates(after)
      if (after.slug !== before.slug) await store.takeSlug(tx, after.slug)
      const former = stored.formerSlugs.filter((slug) => slug !== after.slug)
      // guard: collection-address-left
      const columns = columnsOf(after, after.slug === before.slug ? former : [...former, before.slug])
      // A rule that cannot be read stays as it is until another one is said.
      const rule = wanted.rule === undefined ? stored.rule : columns.rule
      const changed = await store.changeCollection(tx, id, { ...columns, rule })
      if (!changed) throw failures.not_found()
      await auditChange(tx, actor, 'collection.update', id, {
        before,
        after: presentAdminCollection(changed),
      })
      return changed
    })
    .catch(refuseTakenSlug)
  collections.changed(id)
  return row
}

/** Its products stay in the shop. @throws Failure not_found */
export async function deleteCollection(
  { db, collections }: CollectionsServices,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await store.deleteCollection(tx, id)
    if (!gone) throw failures.not_found()
    await auditChange(tx, actor, 'collection.delete', id, { before: presentAdminCollection(gone) })
  })
  collections.changed(id)
}
