import { m } from '../messages/catalog.messages.ts'
import { MOST_CHOSEN } from '../rules/productForm.rules.ts'

/** Products that a shopkeeper chose to go with another one. */

/** As ids, slugs and SKUs are compared. */
export const chosenKey = (text: string): string => text.trim().toLowerCase()

interface Known {
  /** Of a product that is there, by its id, slug or SKU. */
  readonly idOf: (key: string) => string | undefined
  /** The product that they go with; undefined for one that is not there yet. */
  readonly own?: string | undefined
  /** Chosen before: whatever of them was deleted meanwhile leaves without a word. */
  readonly before: readonly string[]
}

/** The ids of the products that somebody named, each once and in their order, and what is wrong with the first that cannot be. */
export function chosenIds(
  named: readonly string[],
  { idOf, own, before }: Known,
): { ids: string[]; problem: string | undefined } {
  const ids = new Set<string>()
  let problem: string | undefined
  for (const name of named) {
    const id = idOf(chosenKey(name))
    if (id === undefined && before.includes(chosenKey(name))) continue
    if (id === undefined) problem ??= m.noSuchGoesWith({ name })
    else ids.add(id)
  }
  // guard: goes-with-itself
  if (own !== undefined && ids.has(own)) problem ??= m.notWithItself()
  if (ids.size > MOST_CHOSEN) problem ??= m.mostGoWith({ most: MOST_CHOSEN })
  return { ids: [...ids], problem }
}
