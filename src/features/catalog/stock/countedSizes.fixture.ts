import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { complaints } from '../../../../test/faults/books.ts'
import { fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../../test/fixtures/shop.ts'
import { stockMovements, variants } from '../tables/stock.tables.ts'

type Fields = Record<string, unknown>

/** What tests do with products that count each size by itself. */
export class CountedSizes {
  readonly #shop: TestShop
  readonly #admin: Person
  #count = 0

  constructor(shop: TestShop, admin: Person) {
    this.#shop = shop
    this.#admin = admin
  }

  #save(path: string, fields: Fields) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    return this.#shop.call('POST', `/api/admin/product/${path}`, { as: this.#admin, form })
  }

  /** A suit of which each size is counted. */
  async sized(offers: Json[]): Promise<Json> {
    this.#count += 1
    const base = { name: `Suit ${this.#count}`, slug: `suit-${this.#count}`, price: '1000', quantity: '0' }
    const { status, body } = await this.#save('store', { ...base, status: 'true', offers })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.product
  }

  update(product: Json, fields: Fields) {
    return this.#save(`update/${product._id}`, fields)
  }

  async read(product: Json, as = this.#admin): Promise<Json> {
    return (await this.#shop.call('GET', `/api/product/${product._id}`, { as })).body
  }

  /** The pieces by the names of sizes. */
  async piecesOf(product: Json): Promise<Json> {
    const { variants } = await this.read(product)
    return Object.fromEntries(variants.map(({ size, quantity }: Json) => [size, quantity]))
  }

  /** The lines of the ledger, each as its cause, its size and its pieces. */
  async ledgerOf(product: Json): Promise<string[]> {
    const rows = await this.#shop.services.db
      .select({ size: variants.size, pieces: stockMovements.pieces, cause: stockMovements.cause })
      .from(stockMovements)
      .innerJoin(variants, eq(variants.id, stockMovements.variantId))
      .where(eq(variants.productId, product._id))
      .orderBy(stockMovements.id)
    return rows.map(({ size, pieces, cause }) => `${cause} ${size || 'all'} ${pieces}`)
  }

  async buy(as: Person, product: Json, size: string, quantity = 1): Promise<Json> {
    const cart = await fillBag(this.#shop, as, { product: { id: product._id }, size, quantity })
    const { status, body } = await placeBag(this.#shop, as, cart._id)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.order
  }
}

/** A shop with such products, whose books are right when it is closed. */
export async function openSuits() {
  const shop = await openTestShop()
  const people = await cast(shop)
  return {
    shop,
    people,
    suits: new CountedSizes(shop, people.adminAsha),
    async close() {
      expect(await complaints(shop.services.db)).toEqual([])
      await shop.close()
    },
  }
}
