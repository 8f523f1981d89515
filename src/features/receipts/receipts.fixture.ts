import { eq } from 'drizzle-orm'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import type { BankCredit } from './receipts.rules.ts'
import { receipts } from './receipts.tables.ts'
import { recordReceipts } from './recordReceipts.actions.ts'

/** A shop in two processes to which money comes in. */
export async function openReceiptShop() {
  const orderShop = await openOrderShop()
  const { shop, people, post } = orderShop
  const { db } = shop.services
  const product = await orderShop.newProduct({ quantity: 900 })

  const today = indiaDay(new Date())
  const password = people.adminAsha.password
  let made = 0
  const newUtr = () => {
    made += 1
    return `6091${String(made).padStart(8, '0')}`
  }
  /** 3,000 rupees: what `orderOfThree` costs. */
  const credit = (fields: Partial<BankCredit> = {}): BankCredit => ({
    ...{
      amountPaise: 300_000,
      receivedOn: today,
      utr: newUtr(),
      narration: 'UPI/CR/X',
      payer: '',
      account: '',
    },
    ...fields,
  })
  const record = (credits: readonly BankCredit[], at = shop) =>
    recordReceipts(at.services, { source: 'statement' }, credits)
  const place = (fields: Json = {}) => orderShop.orderOfThree(product, fields)
  const give = ({ _id }: Json, reference: string) =>
    post(`/order/${_id}/upi-reference`, { reference }, people.meera)
  const rowOf = async (utr: string | null) => {
    const [row] = await db
      .select()
      .from(receipts)
      .where(eq(receipts.utr, utr ?? ''))
    if (!row) throw new Error('no receipt')
    return row
  }
  const listed = async (list: string): Promise<Json> =>
    (await shop.call('GET', `/api/admin/receipt?list=${list}`, { as: people.adminAsha })).body
  const match = (id: string, json: Json, at = shop) => post(`/admin/receipt/${id}/match`, json, undefined, at)
  const settle = (id: string, json: Json, at = shop) =>
    post(`/admin/receipt/${id}/settle`, { currentPassword: password, ...json }, undefined, at)
  /** Money of 3,000 rupees that names nobody. */
  async function loose(fields: Partial<BankCredit> = {}) {
    const one = credit({ receivedOn: addDays(today, -40), ...fields })
    await record([one])
    return rowOf(one.utr)
  }
  const actionsOn = async (id: string) =>
    (await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action)

  return {
    ...orderShop,
    ...{
      db,
      today,
      password,
      newUtr,
      credit,
      record,
      place,
      give,
      rowOf,
      listed,
      match,
      settle,
      loose,
      actionsOn,
    },
  }
}
