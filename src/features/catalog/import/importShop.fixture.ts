import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { upload } from '../../../../test/fixtures/imports.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop } from '../../../../test/fixtures/shop.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { imports } from './import.tables.ts'
import { runImport } from './runImport.actions.ts'

/** A shop whose goods are imported, and what its admin does for that. */
export async function openImportShop() {
  const shop = await openTestShop()
  const { db } = shop.services
  const asha = await signUp(shop, 'Asha Verma', 'admin')
  const call = (method: string, path: string, json?: object) =>
    shop.call(method, `/api/admin${path}`, { as: asha, ...(json && { json }) })

  /** Uploads and gives the id of the draft. */
  async function draftOf(body: string | Uint8Array): Promise<string> {
    const answer = await upload(shop, asha, body)
    expect(answer.body).toMatchObject({ import: { state: 'draft' } })
    return answer.body.import._id
  }
  /** Starts a draft, does the work a process would do, and gives the import as it is then. */
  async function importNow(id: string, start = {}): Promise<Json> {
    expect(await call('POST', `/import/${id}/start`, start)).toMatchObject({ status: 200 })
    await runImport(shop.services, { id })
    return (await call('GET', `/import/${id}`)).body
  }

  return {
    ...{ shop, asha, call, draftOf, importNow },
    bring: async (body: string | Uint8Array, start = {}) => importNow(await draftOf(body), start),
    async previewOf(id: string, query = ''): Promise<Json> {
      const { status, body } = await call('GET', `/import/${id}/preview${query}`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    products: () => db.select().from(products).orderBy(asc(products.slug)),
    async clear() {
      for (const table of [imports, products, categories]) await db.delete(table)
    },
  }
}
