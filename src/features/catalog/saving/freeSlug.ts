import type { Db } from '#/platform/db/database.ts'
import { romanisedSlug } from '../rules/romanised.rules.ts'
import { looksLikeId, nextSlug } from '../rules/slug.rules.ts'

/** Whoever loses makes another one, and one of them has it each time: so many may be made at one moment. */
const TRIES = 5

/**
 * Makes something at the slug that was asked for, else at one that nothing has, made of its name. Where another took that at
 * the same moment, at the next one: nobody asked for it. @param isTaken whether making failed because the slug is taken
 */
export async function atFreeSlug<Made>(
  asked: string | undefined,
  find: () => Promise<string>,
  isTaken: (error: unknown) => boolean,
  make: (slug: string) => Promise<Made>,
): Promise<Made> {
  if (asked) return make(asked)
  for (let left = TRIES; ; left -= 1) {
    const slug = await find()
    try {
      return await make(slug)
    } catch (error) {
      if (left <= 1 || !isTaken(error)) throw error
    }
  }
}

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
