import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { issueInvoice } from '#/features/invoices/issueInvoice.actions.ts'
import { lockSeries } from '#/features/invoices/series.store.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'
import { GSTIN, openGstShop, password } from '../gst.fixture.ts'
import { gstFilingData } from '../gst.privacy.ts'

const gst = await openGstShop(GSTIN)
const { shop, people, goods, db, get, post, put, placed, documentOf, monthOf, invoiced, credit, unplace } =
  gst
afterAll(gst.close)

describe('a month that was filed', () => {
  const OCTOBER = '2025-10'
  let order: Json
  const file = (json: Json = password) => post(`${OCTOBER}/file`, json)

  test('is locked by who knows the own password, once it is over and nothing stops its file', async () => {
    order = await invoiced('2025-10-05T10:00:00Z')
    await credit(order, 10_500, '2025-10-31T18:00:00Z')
    expect(await file({})).toMatchObject({ status: 422, body: { errors: [{ field: 'currentPassword' }] } })
    expect((await file({ ...password, arn: 'short' })).body.errors).toMatchObject([{ field: 'arn' }])
    expect(await post('2041-06/file', password)).toMatchObject({
      status: 409,
      body: { code: 'gst_month_not_over' },
    })
    const filed = await file({ ...password, arn: ' aa0910 25123456 z' })
    expect(filed).toMatchObject({
      status: 200,
      body: { isOver: true, filing: { arn: 'AA091025123456Z', by: 'Asha Verma', isSame: true } },
    })
    expect(await file()).toMatchObject({ status: 409, body: { code: 'gst_filed_already' } })
    const { body } = await get('')
    expect(body.months.find(({ month }: Json) => month === OCTOBER)).toMatchObject({
      filing: { by: 'Asha Verma' },
    })
  })

  const other = () => placed(goods.cottonSaree)
  test.each([
    [
      'a late invoice',
      async () => documentOf(await put(await other(), 'packed'), new Date('2025-10-31T18:29:59Z')),
    ],
    ['a late credit note', () => credit(order, 20_000, '2025-10-31T18:29:59Z')],
    [
      'a changed invoice',
      () => db.update(invoices).set({ serial: 900 }).where(eq(invoices.orderId, order._id)),
    ],
    [
      'an invoice that is moved out',
      () => db.update(invoices).set({ createdAt: new Date() }).where(eq(invoices.orderId, order._id)),
    ],
    ['a credit note less', () => db.delete(creditNotes).where(eq(creditNotes.orderId, order._id))],
    [
      'a late bill of supply',
      () =>
        db.execute(sql`
        insert into bills_of_supply (order_id, financial_year, serial, reason, supplier, lines, created_at)
        select id, '2025-26', 1, 'exempt', ${JSON.stringify({ gstin: GSTIN })}::jsonb, '[]', '2025-10-20' from orders
        where id not in (select order_id from invoices) limit 1`),
    ],
  ])('a filed month takes no document, loses none and changes none: %s', async (_, change) => {
    await expect(Promise.resolve(change())).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('what comes later is dated into its own month, and that of another registration is free', async () => {
    await credit(order, 20_000, new Date().toISOString())
    await changeSettings(shop, { gstin: '33ABCDE1234F1Z7' })
    await invoiced('2025-10-20T10:00:00Z')
    await changeSettings(shop, { gstin: GSTIN })
    expect(await monthOf(OCTOBER)).toMatchObject({
      issued: { documents: 1 },
      credited: { documents: 1 },
      filing: { isSame: true },
      gstins: [GSTIN, '33ABCDE1234F1Z7'],
    })
  })

  test('says when it no longer says what was filed, and is opened again by who knows the password', async () => {
    await db.execute(sql`update gst_filings set totals = totals || '{"taxablePaise": 1}'`)
    expect((await monthOf(OCTOBER)).filing).toMatchObject({ isSame: false })
    expect((await post(`${OCTOBER}/reopen`, {})).status).toBe(422)
    expect(await post(`${OCTOBER}/reopen`, password)).toMatchObject({ status: 200, body: { filing: null } })
    expect((await post(`${OCTOBER}/reopen`, password)).status).toBe(404)
    await credit(order, 30_000, '2025-10-31T18:29:59Z')
    const { rows } = await db.execute<{ action: string }>(
      sql`select action from audit_log where action like 'gst.%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['gst.file', 'gst.reopen'])
  })

  test('says so, too, where a code that was looked up is another one by now, though no sum changed', async () => {
    const own = await invoiced('2025-07-10T10:00:00Z')
    await db.update(invoices).set({ lines: null }).where(eq(invoices.orderId, own._id))
    await db.execute(sql`update order_items set hsn = '' where order_id = ${own._id}`)
    expect((await post('2025-07/file', password)).body).toMatchObject({ filing: { isSame: true } })
    const code = (hsn: string) => db.execute(sql`update products set hsn = ${hsn}`)
    await code('5407')
    expect(await monthOf('2025-07')).toMatchObject({ total: { taxable: 856.19 }, filing: { isSame: false } })
    // A month that was filed before places and codes were kept is compared by its sums.
    await db.execute(sql`update gst_filings set totals = totals - 'details' where month = '2025-07'`)
    expect((await monthOf('2025-07')).filing).toMatchObject({ isSame: true })
    await code('5208')
  })

  test('waits for a document that is being issued', async () => {
    const late = await other()
    await put(late, 'packed')
    let filing: Promise<Json> = Promise.resolve()
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', late._id)
      if (locked) await issueInvoice(tx, locked, new Date('2025-10-30T10:00:00Z'))
      filing = file()
      // It has read the month by then, and waits for the numbers.
      await expect
        .poll(async () => {
          const { rows } = await db.execute(
            sql`select from pg_locks where locktype = 'advisory' and not granted`,
          )
          return rows.length
        })
        .toBe(1)
    })
    expect(await filing).toMatchObject({ status: 409, body: { code: 'gst_changed' } })
    expect((await file()).status).toBe(200)
  })
})

test('two admins who file one month at the same time lock it once, under one name', async () => {
  await invoiced('2025-12-10T10:00:00Z')
  const bina = await signUp(shop, 'Bina Rao', 'admin')
  const fileAs = (as: Person, at: typeof shop) =>
    at.call('POST', '/api/admin/gst/2025-12/file', { as, json: password })
  let both: Promise<Json[]> = Promise.resolve([])
  await db.transaction(async (tx) => {
    await lockSeries(tx, 'invoices', '2025-26')
    both = Promise.all([fileAs(people.adminAsha, shop), fileAs(bina, gst.other)])
    // Both have read the month by then.
    await expect
      .poll(async () => {
        const { rows } = await db.execute(
          sql`select from pg_locks where locktype = 'advisory' and not granted`,
        )
        return rows.length
      })
      .toBe(2)
  })
  const answers = await both
  const first = answers.find(({ status }) => status === 200)
  expect(answers.find((answer) => answer !== first)).toMatchObject({
    status: 409,
    body: { code: 'gst_filed_already' },
  })
  const { by } = (await monthOf('2025-12')).filing
  expect(first?.body.filing.by).toBe(by)
  const { rows } = await db.execute(
    sql`select actor_name from audit_log where action = 'gst.file' and subject_id like '2025-12 %'`,
  )
  expect(rows).toEqual([{ actor_name: by }])
})

test('an owner names the place of an order that nobody knows, but not the own state and not in a filed month', async () => {
  const place = (id: string, state: string) =>
    shop.call('POST', `/api/admin/gst-place/${id}`, { as: people.adminAsha, json: { state } })
  const order = await placed()
  await unplace(order)
  expect((await place(order._id, 'Kerala')).status).toBe(404)
  await put(order, 'packed')
  await documentOf(order, new Date('2025-11-10T10:00:00Z'))
  expect(await place(order._id, 'Uttar Pradesh')).toMatchObject({
    status: 422,
    body: { code: 'gst_place_at_home' },
  })
  expect((await place(order._id, 'Nowhere')).body.errors).toMatchObject([{ field: 'state' }])
  expect((await monthOf('2025-11')).unplaced).toBe(1)
  expect((await place(order._id, 'Kerala')).status).toBe(200)
  expect(await monthOf('2025-11')).toMatchObject({
    unplaced: 0,
    problems: [],
    sections: { b2cs: { rows: 1 } },
  })
  expect((await post('2025-11/file', password)).status).toBe(200)
  expect(await place(order._id, 'Goa')).toMatchObject({ status: 409, body: { code: 'gst_month_filed' } })
})

test('the name of who filed a month goes with the account', async () => {
  await db.execute(sql`update gst_filings set filed_by = ${people.adminAsha.id}`)
  const person = { id: people.adminAsha.id, email: 'asha@example.com' }
  expect(await gstFilingData.collect(db, person)).not.toEqual([])
  await db.transaction((tx) => gstFilingData.erase(tx, person))
  const { rows } = await db.execute(sql`select filed_by, filed_by_name from gst_filings`)
  for (const row of rows) expect(row).toEqual({ filed_by: null, filed_by_name: '' })
})
