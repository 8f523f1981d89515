import { setImmediate } from 'node:timers/promises'
import type { Catalog } from '#/features/catalog/catalog.cache.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'

/** Products taken at a time: less than a millisecond, so that requests come between. */
const STEP = 25

/** Products on sale as the API shows them, newest first, `from` and `to` as in `slice`; those that go meanwhile are left out. */
export async function* productsInSteps(
  catalog: Catalog,
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
): AsyncGenerator<readonly Product[]> {
  const view = await catalog.current()
  const ids = view.ids(from, to)
  for (let at = 0; at < ids.length; at += STEP) {
    yield ids.slice(at, at + STEP).flatMap((id) => view.find(id) ?? [])
    await setImmediate()
  }
}
