import type { Db } from '#/platform/db/database.ts'
import { romanisedSlug } from '../rules/romanised.rules.ts'
import { looksLikeId, nextSlug } from '../rules/slug.rules.ts'

/**
 * A slug that nothing has, made of a name.
 * @param otherwise what it is made of where Latin letters cannot spell the name
 */
export async function freeSlug(
  db: Db,
  name: string,
  otherwise: string,
  isSlugTaken: (db: Db, slug: string) => Promise<boolean>,
): Promise<string> {
  let slug = romanisedSlug(name) || otherwise
  while (looksLikeId(slug) || (await isSlugTaken(db, slug))) slug = nextSlug(slug)
  return slug
}
