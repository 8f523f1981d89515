import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { invoices } from '#/features/orders/tables/documents.tables.ts'
import { GSTIN, openGstShop } from '../gst.fixture.ts'
import { invoiceRows, noteRows } from './documents.store.ts'

const gst = await openGstShop(GSTIN)
const { db, invoiced, credit } = gst
afterAll(gst.close)

const of = { gstin: GSTIN, month: '2041-06' }
async function stepsOf(rows: AsyncIterable<readonly { readonly serial: number }[]>): Promise<number[][]> {
  const steps: number[][] = []
  for await (const step of rows) steps.push(step.map(({ serial }) => serial))
  return steps
}

test('documents come by ascending numbers, each once, however few are read at a time, over gaps and other months', async () => {
  const orders = []
  for (let day = 1; day <= 5; day += 1) orders.push(await invoiced(`2041-06-0${day}T10:00:00Z`))
  const [, second, , , fifth] = orders
  await db.update(invoices).set({ serial: 12 }).where(eq(invoices.orderId, fifth?._id))
  // Its number lies between theirs, its day does not.
  await db
    .update(invoices)
    .set({ createdAt: new Date('2041-07-01T10:00:00Z') })
    .where(eq(invoices.orderId, second?._id))
  expect(await stepsOf(invoiceRows(db, of, 2))).toEqual([[1], [3, 4], [12]])
  expect(await stepsOf(invoiceRows(db, of, 1))).toEqual([[1], [3], [4], [12]])
  expect(await stepsOf(invoiceRows(db, of, 2_000))).toEqual([[1, 3, 4, 12]])
  expect(await stepsOf(invoiceRows(db, { ...of, month: '2041-05' }, 2))).toEqual([])
})

test('so do credit notes', async () => {
  const order = await invoiced('2041-06-10T10:00:00Z')
  for (const paise of [10_000, 20_000, 30_000]) await credit(order, paise, '2041-06-11T10:00:00Z')
  expect((await stepsOf(noteRows(db, of, 2))).flat()).toEqual([1, 2, 3])
})

test('whoever stops in the middle leaves nothing behind that fails', async () => {
  for await (const _rows of invoiceRows(db, of, 1)) break
  expect(await stepsOf(invoiceRows(db, of, 2_000))).toHaveLength(1)
})
