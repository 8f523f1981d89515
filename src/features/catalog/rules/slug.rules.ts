import { isUuid } from '#/platform/typed/uuid.rules.ts'

/** A slug has at most this many characters. */
const LONGEST = 120

/**
 * The slug that a name proposes: small Latin letters, digits and single hyphens. Empty for a name in another script,
 * which `romanised.rules.ts` writes in Latin letters first.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** Whether a slug could be an id: the address that names a product by its id leads to that one, so no other is called so. */
// guard: slug-no-id
export const looksLikeId = (slug: string): boolean => isUuid(slug)

/** The next to try when a slug is taken: `saree`, `saree-2`, `saree-3`. */
export function nextSlug(slug: string): string {
  const [, stem = slug, number] = /^(.+?)(?:-(\d{1,3}))?$/.exec(slug) ?? []
  const ending = `-${Number(number ?? 1) + 1}`
  return `${stem.slice(0, LONGEST - ending.length).replace(/(?<!-)-+$/, '')}${ending}`
}
