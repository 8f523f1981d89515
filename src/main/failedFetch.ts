import type { QueryKey } from '@tanstack/react-query'
import { errorText } from '#/platform/http/errorText.ts'

/** What the lists are called whose failures are told, by the first word of their query key. */
const nouns: Readonly<Record<string, string>> = {
  categories: 'categories',
  products: 'products',
  users: 'users',
  cart: 'cart items',
}

/**
 * Logs a list that could not be had as 'Error fetching <noun>: <status text>' (specification, section 8): also where
 * the page goes on without it, as it does without categories.
 */
export function logFailedFetch([area]: QueryKey, error: unknown): void {
  const noun = nouns[String(area)]
  if (noun) console.error(errorText(error, { action: `fetching ${noun}`, reasons: 'none' }))
}
