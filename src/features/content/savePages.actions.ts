import { atFreeSlug, freeSlug } from '#/features/catalog/saving/freeSlug.ts'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { type Bodies, changedBodies, linesIn } from './bodies.rules.ts'
import { linesOf } from './body.rules.ts'
import type { PageBody } from './body.schema.ts'
import type { ContentServices } from './content.cache.ts'
import { contentFailures } from './content.failures.ts'
import { type NewPage, type PageUpdate, tooLongIn } from './content.schema.ts'
import * as store from './content.store.ts'
import type { PageRow } from './content.tables.ts'
import { m } from './messages/content.messages.ts'

const isSlugTaken = (error: unknown) => brokenConstraint(error) === 'content_pages_slug'

function refuseTakenSlug(error: unknown): never {
  if (!isSlugTaken(error)) throw error
  const { message } = contentFailures.page_address_taken()
  throw contentFailures.page_address_taken({ errors: [{ field: 'slug', message }] })
}

/** What an admin may change of a page. */
const fieldsOf = ({ title, slug, description, visible, inFooter, body, words, bodies }: PageRow) => ({
  ...{ title, slug, description, visible, inFooter, body },
  ...(words && { words }),
  ...(bodies && { bodies }),
})

/** The log says what a page said, not how it is laid out. */
function written(field: string, value: unknown): unknown {
  if (field === 'body' && value) return linesOf(value as PageBody)
  return field === 'bodies' && value ? linesIn(value as Bodies) : value
}

/** Languages are written one by one as well. @throws Failure invalid */
function refuseTooLong(written: Pick<PageRow, 'body' | 'bodies'>): void {
  const message = m.tooLong()
  const errors = tooLongIn(written).map((language) => ({ field: `bodies.${language}`, message }))
  if (errors.length > 0) throw failures.invalid({ message, errors })
}

/** Adds a page; without a slug it gets one made of its title. @throws Failure page_address_taken */
export async function createPage(
  { db, content }: ContentServices,
  actor: Actor,
  fields: NewPage,
): Promise<PageRow> {
  const [words, bodies] = [changedWords(null, fields.words ?? null), changedBodies(null, fields.bodies)]
  const create = (slug: string) =>
    db.transaction(async (tx) => {
      const row = await store.insertPage(tx, { ...fields, slug, words, bodies })
      await store.takeSlug(tx, slug)
      await auditChange(tx, actor, 'contentPage.create', row.id, { after: fieldsOf(row), written })
      return row
    })
  const free = () => freeSlug(db, fields.title, 'page', store.isSlugTaken)
  const page = await atFreeSlug(fields.slug, free, isSlugTaken, create).catch(refuseTakenSlug)
  content.forget()
  return page
}

/**
 * Changes what is said of a page, and nothing else; what another admin changed since it was opened is not overwritten. An
 * address that it leaves leads to it from then on. @throws Failure not_found, invalid, page_address_taken, changed_meanwhile
 */
export async function updatePage(
  { db, content }: ContentServices,
  actor: Actor,
  id: string,
  { seen, words: said, bodies: given, ...fields }: PageUpdate,
): Promise<PageRow> {
  const page = await db
    .transaction(async (tx) => {
      const row = await store.lockPage(tx, id)
      if (!row) throw failures.not_found()
      const before = fieldsOf(row)
      const [words, bodies] = [changedWords(row.words, said ?? null), changedBodies(row.bodies, given)]
      const further = { words: said && (words ?? {}), bodies: given && (bodies ?? {}) }
      // guard: page-clash
      refuseClashes(before, { ...fields, ...further }, seen)
      if (fields.body || given) refuseTooLong({ body: fields.body ?? row.body, bodies })
      const changed = await store.changePage(tx, id, { ...fields, words, bodies })
      if (before.slug !== changed.slug) {
        await store.takeSlug(tx, changed.slug)
        // guard: page-address-left
        await store.leaveSlug(tx, id, before.slug)
      }
      await auditChange(tx, actor, 'contentPage.update', id, { before, after: fieldsOf(changed), written })
      return changed
    })
    .catch(refuseTakenSlug)
  content.forget()
  return page
}

/** Its addresses, of before as well, are nobody's then. @throws Failure not_found */
export async function deletePage({ db, content }: ContentServices, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await store.lockPage(tx, id)
    if (!row) throw failures.not_found()
    await store.deletePage(tx, id)
    await auditChange(tx, actor, 'contentPage.delete', id, { before: fieldsOf(row), written })
  })
  content.forget()
}
