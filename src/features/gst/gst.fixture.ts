import { sql } from 'drizzle-orm'
import { openIssuer } from '#/features/invoices/documents.fixture.ts'
import { ensureCredited } from '#/features/invoices/issueCreditNote.actions.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

export { GSTIN } from '#/features/invoices/documents.fixture.ts'

/** What admins answer for with, in tests. */
export const password = { currentPassword: 'saree@2026' }

/** A registered shop whose goods have codes, with documents that are issued at any moment. */
export async function openGstShop(gstin: string) {
  const issuer = await openIssuer()
  const { shop, people, placed, documentOf } = issuer
  const { db } = shop.services
  await issuer.register(gstin)
  await db.execute(sql`update products set hsn = '5208'`)
  const get = (path: string) =>
    shop.call('GET', `/api/admin/gst${path && `/${path}`}`, { as: people.adminAsha })
  const post = (path: string, json: Json, at = shop) =>
    at.call('POST', `/api/admin/gst/${path}`, { as: people.adminAsha, json })
  const monthOf = async (month: string): Promise<Json> => (await get(month)).body
  /** An order over 899 rupees that was invoiced at a moment. */
  async function invoiced(at: string, fields: Json = {}): Promise<Json> {
    const order = await placed(issuer.goods.cottonSaree, fields)
    await issuer.put(order, 'packed')
    await documentOf(order, new Date(at))
    return order
  }
  /** A credit note of an order over some paise. */
  const credit = ({ _id }: Json, paise: number, at: string) =>
    db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', _id)
      if (locked) await ensureCredited(tx, locked, paise, 'refund', new Date(at))
    })
  /** Its state was typed so that nobody knows it. */
  const unplace = ({ _id }: Json) =>
    db.execute(sql`
      update orders set billing_address = billing_address || '{"state": "Elsewhere"}' where id = ${_id}`)
  return { ...issuer, db, get, post, monthOf, invoiced, credit, unplace }
}
