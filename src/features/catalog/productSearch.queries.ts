import { client, read } from '#/platform/http/client.ts'
import type { ProductSearchApi } from './productSearch.handlers.ts'

/** Counts the words of a search that are nowhere in the shop, for the shopkeeper. Nobody waits for it, and it may fail. */
export function noteMissed(q: string): void {
  void read(client<ProductSearchApi>().api.search.missed.$post({ json: { q } })).catch(() => undefined)
}
