import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop } from '../../../../test/fixtures/shop.ts'

const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A shop without a sale, and what its admin says of one. */
export async function openSaleShop() {
  const shop = await openTestShop()
  const people = await cast(shop)
  return {
    shop,
    people,
    /** So many hours from now. */
    later,
    /** A sale of these products that runs for ten days. */
    off: (percent: number, ...chosen: { id: string }[]) => ({
      name: 'Diwali',
      ...{ from: later(-1), until: later(240), scope: 'products', products: chosen.map(({ id }) => id) },
      ...{ by: 'percent', percent },
    }),
    call: (method: string, path: string, json?: object) =>
      shop.call(method, `/api/admin/sale${path}`, { as: people.adminAsha, ...(json && { json }) }),
  }
}
