import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { documentOf, type HomeDocument, readDocument } from './document.rules.ts'
import type { HomeServices } from './home.cache.ts'
import { presentHome } from './home.present.ts'
import type { ManagedHome } from './home.schema.ts'
import * as store from './home.store.ts'
import { m } from './kinds/messages/kinds.messages.ts'
import type { Section } from './sections.schema.ts'

/** What the log of changes calls the page. */
const SUBJECT = 'home'

/** What stands on a page, as the log has it: a line for each section, for its texts are long and not secret. */
const written = (document: HomeDocument | null | undefined) => ({
  sections: document
    ? readDocument(document).sections.map(({ id: _id, ...section }) => section)
    : 'the shop’s own page',
})

interface Standing {
  readonly draft: store.Draft | undefined
  readonly published: store.Publication | undefined
}

/** What there is, which nobody else changes until the transaction ends. @throws Failure changed_meanwhile */
async function lockHome(tx: Db, seen: SeenValues): Promise<Standing> {
  await store.lockHome(tx)
  const [draft, published] = [await store.readDraft(tx), await store.readPublished(tx)]
  const version = draft?.version ?? 0
  // Whatever is done, the one who does it has to have seen what is there.
  // guard: home-changed-meanwhile
  refuseClashes(
    { version, published: published?.id ?? null },
    { version: version + 1, published: 'another' },
    seen,
  )
  return { draft, published }
}

const presented = async (db: Db): Promise<ManagedHome> =>
  presentHome(await store.readDraft(db), await store.listPublications(db))

export const readManagedHome = ({ db }: HomeServices): Promise<ManagedHome> => presented(db)

/** Writes the draft. @throws Failure changed_meanwhile */
export async function changeDraft(
  { db }: HomeServices,
  actor: Actor,
  sections: readonly Section[],
  seen: SeenValues,
): Promise<ManagedHome> {
  return db.transaction(async (tx) => {
    const { draft, published } = await lockHome(tx, seen)
    const document = documentOf(sections)
    await store.writeDraft(tx, document)
    const before = written(draft ? draft.document : published?.document)
    await auditChange(tx, actor, 'home.draft', SUBJECT, { before, after: written(document) })
    return presented(tx)
  })
}

/** Which document an admin means. @throws Failure not_found */
async function documentMeant(tx: Db, what: string, { draft }: Standing): Promise<HomeDocument | null> {
  if (what === 'own') return null
  if (what !== 'draft') {
    const known = (await store.listPublications(tx)).find(({ id }) => id === what)
    if (!known) throw failures.not_found()
    return known.document
  }
  const { sections } = readDocument(draft?.document)
  if (sections.length > 0) return documentOf(sections)
  const message = m.nothingToPublish()
  throw failures.invalid({ message, errors: [{ field: 'what', message }] })
}

/** Shows shoppers a page: the draft, the shop's own, or a former publication. @throws Failure not_found, invalid, changed_meanwhile */
export async function publishHome(
  { db, home }: HomeServices,
  actor: Actor,
  what: string,
  seen: SeenValues,
): Promise<ManagedHome> {
  const answer = await db.transaction(async (tx) => {
    const standing = await lockHome(tx, seen)
    const document = await documentMeant(tx, what, standing)
    await store.publish(tx, actor.id, document)
    const states = { before: written(standing.published?.document), after: written(document) }
    await auditChange(tx, actor, document ? 'home.publish' : 'home.reset', SUBJECT, states)
    return presented(tx)
  })
  home.forget()
  return answer
}
