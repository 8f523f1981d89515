import { eq, inArray, like, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#/features/orders/life.store.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addDays } from '#/platform/time/days.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { eventsOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { openReceiptShop } from './receipts.fixture.ts'
import { receiptData } from './receipts.privacy.ts'
import { linkReceipt } from './receipts.store.ts'
import { receipts } from './receipts.tables.ts'
import { matchOpenReceipts, recordReceipts } from './recordReceipts.actions.ts'
import { tidyReceipts } from './tidyReceipts.jobs.ts'

const receiptShop = await openReceiptShop()
const {
  shop,
  other,
  people,
  db,
  today,
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
  either,
  post,
  approve,
  cancel,
  seen,
} = receiptShop
afterAll(receiptShop.close)

describe('money that comes in', () => {
  test('pays the order that the bank names, once, with a mail, and nobody is named as approver', async () => {
    const order = await place()
    const one = credit({ narration: `UPI-MEERA-${newUtr()}-ORDER${order.number}-OK` })
    expect(await record([one])).toMatchObject({ added: 1, known: 0, matched: 1 })
    expect(await record([one, one], other)).toMatchObject({ added: 0, known: 2, matched: 0 })
    const now = await seen(order)
    expect(now.paymentId.status).toBe('Completed')
    expect(eventsOf(now).filter((event) => event === 'paid')).toHaveLength(1)
    expect((await mailsAbout(shop, order._id)).filter((kind) => kind === 'order.paid')).toHaveLength(1)
    const { body } = await shop.call('GET', `/api/admin/order/receipts/${order._id}`, {
      as: people.adminAsha,
    })
    expect(body).toMatchObject([
      { utr: one.utr, matchReason: 'number', left: 0, order: { number: order.number } },
    ])
    expect(body[0]).not.toHaveProperty('matchedBy')
  })

  test('by statement, by the provider, by a mail, and approved by two admins at the same time: paid once', async () => {
    const order = await place()
    const one = credit({ narration: `ORDER${order.number} X` })
    const { services } = shop
    await Promise.all([
      recordReceipts(services, { source: 'statement' }, [one]),
      recordReceipts(other.services, { source: 'provider' }, [{ ...one, narration: 'QR' }]),
      recordReceipts(services, { source: 'mail' }, [{ ...one, payer: 'MEERA' }]),
      approve(order),
      approve(order, other),
      recordReceipts(other.services, { source: 'statement' }, [one]),
    ])
    await record([])
    const now = await seen(order)
    expect(eventsOf(now).filter((event) => event === 'paid')).toHaveLength(1)
    expect(
      await db
        .select()
        .from(receipts)
        .where(eq(receipts.utr, one.utr ?? '')),
    ).toHaveLength(1)
  })

  test('two uploads of one file at once write each line once, whatever their order', async () => {
    const account = newId()
    const day = addDays(today, -60)
    const same = { utr: null, account, receivedOn: day, amountPaise: 777, narration: 'CASH DEPOSIT' }
    const lines = [
      ...Array.from({ length: 40 }, () => credit({ account, receivedOn: day, amountPaise: 778 })),
      // Three that are the same in everything are three payments.
      ...[1, 2, 3].map(() => credit(same)),
    ]
    const uploads = await Promise.all(
      [lines, lines.toReversed(), lines, lines.toReversed()].map((each, at) => record(each, either(at))),
    )
    expect(uploads.reduce((sum, { added }) => sum + added, 0)).toBe(43)
    expect(await record([credit({ ...same, narration: 'Cash  deposit' })])).toMatchObject({ added: 0 })
    expect(await db.select().from(receipts).where(eq(receipts.account, account))).toHaveLength(43)
  })

  test('with the customer’s UTR pays as soon as it was given, and a UTR that two give pays neither', async () => {
    const [order, one, two] = [await place(), await place(), await place()]
    const [late, shared] = [credit(), credit()]
    await record([late, shared])
    await give(order, late.utr ?? '')
    for (const each of [one, two]) await give(each, shared.utr ?? '')
    await tidyReceipts(shop.services)
    expect((await seen(order)).paymentId.status).toBe('Completed')
    for (const each of [one, two]) expect((await seen(each)).paymentId.status).toBe('Pending')
    const { receipts: likely } = await listed('likely')
    const line = likely.find(({ utr }: Json) => utr === shared.utr)
    expect(line.suggestions.map(({ doubt }: Json) => doubt)).toEqual(['sharedReference', 'sharedReference'])
    expect(line.suggestions[0].text).toContain(shared.utr)
    expect((await match(line._id, { orderNumber: one.number })).body).toMatchObject({
      matchedBy: 'Asha Verma',
    })
    expect((await seen(one)).paymentId.status).toBe('Completed')
    expect(await match(line._id, { orderNumber: two.number })).toMatchObject({
      body: { code: 'receipt_used' },
    })
  })

  test('from before the order pays nothing by itself: a reference of another purchase is no payment', async () => {
    const counter = credit({ receivedOn: addDays(today, -1), narration: 'UPI/CR/AT THE COUNTER' })
    await record([counter])
    const order = await place()
    await give(order, counter.utr ?? '')
    await tidyReceipts(shop.services)
    expect((await seen(order)).paymentId.status).toBe('Pending')
    const line = (await listed('likely')).receipts.find(({ utr }: Json) => utr === counter.utr)
    expect(line.suggestions).toMatchObject([{ doubt: 'beforeOrder', order: { number: order.number } }])
    // It may have been ordered on the phone: a person decides.
    expect((await match(line._id, { orderNumber: order.number })).status).toBe(200)
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test.each([
    ['a statement without its reference, then the bank’s mail', 'mail', 'UPI/CR/X', 3],
    ['a statement with two numbers, then another export of it', 'statement', 'UPI/{utr}/609100000000', 6],
  ] as const)('that %s name pays one order, not two', async (_, source, text, days) => {
    const [order, cheap] = [await place(), await place()]
    const utr = newUtr()
    const receivedOn = addDays(today, days)
    const narration = `${text.replace('{utr}', utr)} ORDER${order.number} X`
    expect(await record([credit({ utr: null, narration, receivedOn })])).toMatchObject({ matched: 1 })
    await give(cheap, utr)
    const again = credit({ utr, narration: 'UPI/CR', receivedOn: addDays(receivedOn, 1) })
    expect(await recordReceipts(shop.services, { source }, [again])).toMatchObject({ added: 1, matched: 0 })
    expect((await seen(cheap)).paymentId.status).toBe('Pending')
    const line = (await listed('likely')).receipts.find((one: Json) => one.utr === utr)
    expect(line.suggestions).toMatchObject([{ doubt: 'sameMoney', order: { number: cheap.number } }])
    expect((await settle(line._id, { outcome: 'duplicate' })).status).toBe(200)
  })

  test('of more lines than are matched at a time pays every order at once, also behind lines that pay nothing', async () => {
    const placed = [await place(), await place(), await place()]
    // The oldest of all, of which nobody ever said what it is.
    await record([credit({ amountPaise: 7, receivedOn: '2020-01-01', narration: 'ORDER1 X' })])
    const lines = placed.map(({ number }, at) => ({
      ...{ id: newId(), source: 'statement' as const, fingerprint: newId(), amountPaise: 300_000 },
      ...{ receivedOn: addDays(today, 300 + 3 * at), utr: newUtr(), narration: `ORDER${number} X` },
    }))
    await db.insert(receipts).values(lines)
    expect(await matchOpenReceipts(shop.services, 1)).toBe(3)
    for (const order of placed) expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test('is found and counted however much stands open, and the page says when not all of it is compared', async () => {
    expect((await listed('likely')).isCut).toBe(false)
    const order = await place()
    const old = await loose({ receivedOn: '2021-01-01', amountPaise: 9 })
    const { counts } = await listed('unmatched')
    await db.execute(sql`insert into receipts (id, source, amount_paise, received_on, narration, fingerprint)
      select gen_random_uuid(), 'statement', 7, '2099-01-01', 'ORDER999999999 X', 'many ' || at from generate_series(1, 5000) as at`)
    try {
      const many = await listed('unmatched')
      // What fits no more among those that are compared stands under those without an order.
      expect([many.isCut, many.counts.likely + many.total]).toEqual([
        ...[true, counts.likely + counts.unmatched + 5_000],
      ])
      const pages = await shop.call(
        'GET',
        `/api/admin/receipt?list=unmatched&page=${Math.ceil(many.total / 25)}`,
        {
          as: people.adminAsha,
        },
      )
      expect(pages.body.receipts.map(({ _id }: Json) => _id)).toContain(old.id)
      expect(await record([credit({ narration: `ORDER${order.number} X` })])).toMatchObject({ matched: 1 })
    } finally {
      await db.execute(sql`delete from receipts where fingerprint like 'many %'`)
    }
  })

  test('with a reference that stands with another amount is kept, without it and for a person', async () => {
    const order = await place()
    const first = credit({ amountPaise: 5, receivedOn: addDays(today, 9) })
    await record([first])
    await give(order, first.utr ?? '')
    expect(await record([{ ...first, amountPaise: 300_000 }])).toMatchObject({ added: 1, matched: 0 })
    expect((await seen(order)).paymentId.status).toBe('Pending')
    expect(await post('/admin/receipt', { amount: 3000, receivedOn: today, utr: first.utr })).toMatchObject({
      status: 409,
      body: { code: 'receipt_known', errors: [{ field: 'utr' }] },
    })
  })

  test('that is taken back within its time leaves the order, and is not given to it again', async () => {
    const order = await place()
    const one = credit({ narration: `ORDER${order.number} X` })
    await record([one])
    const { paymentId } = await seen(order)
    const undone = await post(`/admin/order/undo-payment/${paymentId._id}`, { event: paymentId.undo.event })
    expect(undone.status).toBe(200)
    expect(await record([one])).toMatchObject({ added: 0, matched: 0 })
    expect((await seen(order)).paymentId.status).toBe('Pending')
    expect(await rowOf(one.utr)).toMatchObject({ orderId: null, isHeld: true })
    expect((await match((await rowOf(one.utr)).id, { orderNumber: order.number })).status).toBe(200)
  })

  test('of which a part went back, taken back, is not lost: what is left pays again', async () => {
    const order = await place()
    const { id } = await loose({ amountPaise: 310_000 })
    expect((await match(id, { orderNumber: order.number })).status).toBe(200)
    expect((await settle(id, { outcome: 'refund', reference: 'NEFT 1' })).body).toMatchObject({ left: 0 })
    const { paymentId } = await seen(order)
    const undo = { event: paymentId.undo.event }
    expect((await post(`/admin/order/undo-payment/${paymentId._id}`, undo)).status).toBe(200)
    const shown = (list: Json) => list.receipts.find(({ _id }: Json) => _id === id)
    expect(shown(await listed('unmatched'))).toMatchObject({ left: 3000, returned: 100 })
    expect(shown(await listed('settled'))).toBeUndefined()
    expect(await record([])).toMatchObject({ matched: 0 })
    expect((await match(id, { orderNumber: order.number })).body).toMatchObject({ left: 0 })
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test.each([
    ['changed its amount', sql`update payments set amount_paise = 200000 where order_id =`],
    ['was cancelled', sql`update orders set status = 'cancelled' where id =`],
  ])('pays no order that %s while it waited for it', async (_, change) => {
    const order = await place()
    const one = credit({ narration: `ORDER${order.number} X` })
    let recording: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await lockOrder(tx, 'anyone', order._id)
      recording = record([one], other)
      await expect
        .poll(async () => {
          const { rowCount } = await db.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rowCount
        })
        .toBe(1)
      await tx.execute(sql`${change} ${order._id}`)
    })
    await recording
    expect((await seen(order)).paymentId.status).toBe('Pending')
    expect((await rowOf(one.utr)).orderId).toBeNull()
  })

  test('of which one cannot be approved pays the other orders all the same', async () => {
    const [broken, fine] = [await place(), await place()]
    await db.execute(
      sql.raw(`create function refuse_one() returns trigger language plpgsql as $$
        begin if new.order_id = '${broken._id}' then raise 'refused'; end if; return new; end $$;
        create trigger refuse_one before update on payments for each row execute function refuse_one()`),
    )
    const both = [broken, fine].map(({ number }) => credit({ narration: `ORDER${number} X` }))
    expect(await record(both)).toMatchObject({ added: 2, matched: 1 })
    await db.execute(sql.raw('drop trigger refuse_one on payments; drop function refuse_one'))
    expect((await seen(fine)).paymentId.status).toBe('Completed')
    const soon = (await listed('likely')).receipts.find(({ utr }: Json) => utr === both[0]?.utr)
    expect(soon.suggestions).toMatchObject([{ doubt: 'soon', order: { number: broken.number } }])
    expect(await record([])).toMatchObject({ matched: 1 })
  })

  test('pays the first part of a cash order, and stays with it when the cash was not collected after all', async () => {
    const cash = { payment: 'cod' }
    const [order, waiting, late] = [await place(cash), await place(cash), await place(cash)]
    const ids = [order, waiting, late].map(({ _id }) => _id)
    await db.update(orders).set({ codCheck: 'advance' }).where(inArray(orders.id, ids))
    await db.update(payments).set({ advancePaise: 50_000 }).where(inArray(payments.orderId, ids))
    const one = credit({ amountPaise: 50_000, narration: `ORDER${order.number} X` })
    const all = credit({ narration: `ORDER${order.number} X` })
    expect(await record([one, all])).toMatchObject({ added: 2, matched: 1 })
    const of = ({ _id }: Json) => db.select().from(payments).where(eq(payments.orderId, _id))
    expect(await of(order)).toMatchObject([{ status: 'Pending', advanceAt: expect.any(Date) }])
    for (const status of ['Completed', 'Pending'] as const)
      await db.update(payments).set({ status }).where(eq(payments.orderId, order._id))
    const row = await rowOf(one.utr)
    expect(row).toMatchObject({ orderId: order._id, paidKind: 'advance' })
    expect((await settle(row.id, { outcome: 'refund', reference: 'X1' })).body.code).toBe('nothing_left')
    const [byHand, tooLate] = [await loose({ amountPaise: 60_000 }), await loose({ amountPaise: 50_000 })]
    expect((await match(byHand.id, { orderNumber: waiting.number })).body).toMatchObject({ left: 100 })
    expect(await of(waiting)).toMatchObject([{ status: 'Pending', advanceAt: expect.any(Date) }])
    await cancel(late)
    expect((await match(tooLate.id, { orderNumber: late.number })).status).toBe(200)
    expect((await seen(late)).refunds).toMatchObject([{ amount: 500, state: 'due' }])
  })

  test('is typed as people write it, and refused in words', async () => {
    const order = await place()
    const utr = newUtr()
    await give(order, utr)
    const spaced = `\u200b${utr.slice(0, 4)} ${utr.slice(4)}`
    const typed = { amount: '₹3,000.00', receivedOn: today, utr: spaced, payer: 'Meera' }
    expect(await post('/admin/receipt', typed)).toMatchObject({
      status: 201,
      body: { amount: 3000, order: { number: order.number }, by: 'Asha Verma' },
    })
    expect(await post('/admin/receipt', typed)).toMatchObject({
      status: 409,
      body: { code: 'receipt_known' },
    })
    for (const [field, value] of [
      ['amount', '0'],
      ['amount', 'much'],
      ['utr', '12'],
      ['receivedOn', addDays(today, 1)],
      ['receivedOn', 'yesterday'],
    ] as const) {
      const { status, body } = await post('/admin/receipt', { ...typed, utr: '', [field]: value })
      expect([status, body.errors?.[0]?.field]).toEqual([422, field])
    }
  })
})

describe('the database itself', () => {
  test('refuses a second order, a second receipt of an order, the same UTR, and more back than came', async () => {
    const order = await place()
    const [one, two] = [await loose(), await loose()]
    const linked = { orderId: order._id, matchReason: 'hand' as const }
    await db.update(receipts).set(linked).where(eq(receipts.id, one.id))
    const set = (fields: Partial<typeof receipts.$inferInsert>) =>
      db.update(receipts).set(fields).where(eq(receipts.id, two.id))
    await expect(set(linked)).rejects.toThrow()
    await expect(set({ utr: one.utr })).rejects.toThrow()
    await expect(set({ outcome: 'refund', returnedPaise: two.amountPaise + 1 })).rejects.toThrow()
    await expect(set({ outcome: 'credit', returnedPaise: 0 })).rejects.toThrow()
    await expect(set({ utr: '12' })).rejects.toThrow()
    const paid = { kind: 'payment', reason: 'hand' } as const
    expect(await linkReceipt(db, one.id, { ...paid, payableId: (await place())._id })).toBe(false)
  })

  test('forgets what banks wrote of old money, and of an erased customer', async () => {
    const narration = 'UPI/SECRET NAME'
    const [old, fresh] = [
      await loose({ narration, receivedOn: addDays(today, -541) }),
      await loose({ narration }),
    ]
    const others = await loose({ narration, receivedOn: addDays(today, -91) })
    await settle(others.id, { outcome: 'notOrder' })
    await tidyReceipts(shop.services)
    const rows = await db
      .select()
      .from(receipts)
      .where(inArray(receipts.id, [old.id, fresh.id, others.id]))
    expect(new Map(rows.map((row) => [row.id, row.narration]))).toEqual(
      new Map([
        [old.id, ''],
        [fresh.id, narration],
        [others.id, ''],
      ]),
    )
    await record([credit({ narration, utr: null })])
    const words = await db.select().from(receipts).where(like(receipts.fingerprint, '%SECRET%'))
    expect(words).toEqual([])
  })

  test('the own data show what paid the own orders alone, and an erased account leaves no words', async () => {
    const [order, foreign] = [await place(), await place()]
    const [own, others] = [
      credit({ narration: `ORDER${order.number} MEERA I` }),
      credit({ narration: `ORDER${foreign.number} X` }),
    ]
    await record([own, others])
    await db.update(orders).set({ customerId: people.adminAsha.id }).where(eq(orders.id, foreign._id))
    const person = { id: people.meera.id, email: '' }
    const found = (await receiptData.collect(db, person)) as Json[]
    expect(found.map(({ reference }) => reference)).toContain(own.utr)
    expect(found.map(({ reference }) => reference)).not.toContain(others.utr)
    await db.transaction((tx) => receiptData.erase(tx, person))
    expect((await rowOf(own.utr)).narration).toBe('')
    expect((await rowOf(others.utr)).narration).not.toBe('')
  })
})
