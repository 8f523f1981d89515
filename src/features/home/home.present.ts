import { readDocument } from './document.rules.ts'
import type { ManagedHome } from './home.schema.ts'
import type { Draft, NamedPublication } from './home.store.ts'

/** Draft and publications as admins see them. */
export function presentHome(
  draft: Draft | undefined,
  publications: readonly NamedPublication[],
): ManagedHome {
  const published = publications[0]?.document ?? null
  const { sections, leftOut } = readDocument(draft?.document ?? published)
  const shown = readDocument(published).sections
  return {
    ...{ sections, leftOut },
    version: draft?.version ?? 0,
    isChanged: draft !== undefined && JSON.stringify(sections) !== JSON.stringify(shown),
    publications: publications.map(({ id, publishedAt, author, document }) => ({
      _id: id,
      publishedAt: publishedAt.toISOString(),
      by: author,
      kinds: document && readDocument(document).sections.map(({ kind }) => kind),
    })),
  }
}
