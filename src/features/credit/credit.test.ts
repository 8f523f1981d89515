import { asc, eq, isNull, sql, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import {
  billing,
  eventsOf,
  fillBag,
  parcel,
  placeBag,
  setPaid,
  setStatus,
} from '../../../test/fixtures/orders.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { insertCreditLine } from './credit.store.ts'
import { creditBalances, creditLines } from './credit.tables.ts'
import { grantCredit } from './grantCredit.actions.ts'

const orderShop = await openOrderShop()
const { shop, other, people, either, post, approve, step, cancel, owe, seen } = orderShop
const { db } = shop.services
/** 1,000 rupees a piece. */
const product = await orderShop.newProduct({ quantity: 900, enableSize: false, sizes: [] })
afterAll(orderShop.close)

const grant = (to: KnownPerson, amount: number, json: Json = {}, at = shop) =>
  post(
    `/admin/customer/${to.id}/credit`,
    { requestId: newId(), amount, note: 'For the wait', currentPassword: people.adminAsha.password, ...json },
    undefined,
    at,
  )
const creditOf = async (who: KnownPerson): Promise<Json> =>
  (await shop.call('GET', '/api/credit', { as: who })).body

/** Orders pieces and pays with credit what that can pay. */
async function order(as: KnownPerson, quantity: number, payment = 'upi', at = shop): Promise<Json> {
  const { _id } = await fillBag(shop, as, { product, quantity })
  const billingAddress = { ...billing, payment }
  const json = { billingAddress, useCredit: true }
  const { status, body } = await at.call('POST', `/api/cart/place-order/${_id}`, { as, json })
  expect(status).toBe(201)
  return body.order
}
const cancelPieces = ({ _id, items }: Json, pieces: number) =>
  post(`/order/${_id}/cancel-items`, { requestId: newId(), lines: [{ item: items[0]._id, pieces }] })

/** What the ledger says of everybody, and what stands as their balance. */
async function books() {
  const lines = await db
    .select({ customerId: creditLines.customerId, paise: sum(creditLines.amountPaise).mapWith(Number) })
    .from(creditLines)
    .groupBy(creditLines.customerId)
  const balances = await db.select().from(creditBalances)
  const byId = (rows: readonly { customerId: string | null; paise: number }[]) =>
    Object.fromEntries(rows.flatMap(({ customerId, paise }) => (customerId ? [[customerId, paise]] : [])))
  return { lines: byId(lines), balances: byId(balances) }
}

/** What an order was paid with and what of it goes back, paise: money, whatever way it goes, and the credit that paid for it. */
async function moneyOf({ _id }: Json) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, _id))
  const owed = await db.select().from(refunds).where(eq(refunds.orderId, _id))
  const lines = await db.select().from(creditLines).where(eq(creditLines.orderId, _id))
  const total = (list: readonly { amountPaise: number }[]) =>
    list.reduce((all, { amountPaise }) => all + amountPaise, 0)
  return {
    paid: payment?.status === 'Completed' ? payment.amountPaise : 0,
    back: total(owed.filter(({ state }) => state !== 'failed')),
    spent: -total(lines.filter(({ cause }) => cause === 'spent')),
    givenBack: total(lines.filter(({ cause }) => cause === 'givenBack')),
  }
}

describe('store credit', () => {
  test('is granted once under one name, with the password and a reason that the customer reads', async () => {
    const who = await signUp(shop, 'Gita Granted')
    const requestId = newId()
    expect((await grant(who, 250.5, { requestId })).body).toMatchObject({
      balance: 250.5,
      lines: [{ amount: 250.5, cause: 'granted', note: 'For the wait', by: 'Asha Verma' }],
    })
    expect((await grant(who, 250.5, { requestId }, other)).body.balance).toBe(250.5)
    expect((await grant(who, 300, { requestId })).status).toBe(409)
    expect((await grant(who, 10, { currentPassword: undefined })).body.errors).toMatchObject([
      { field: 'currentPassword' },
    ])
    expect((await grant(who, 10, { currentPassword: 'not mine' })).status).toBe(422)
    expect((await grant(who, 0)).body.errors).toMatchObject([{ field: 'amount' }])
    expect((await grant(who, -250.51)).body).toMatchObject({ errors: [{ field: 'amount' }] })
    expect(
      (
        await post(`/admin/customer/${newId()}/credit`, {
          requestId: newId(),
          amount: 1,
          note: 'x',
          currentPassword: people.adminAsha.password,
        })
      ).status,
    ).toBe(404)
    const own = await creditOf(who)
    expect(own).toMatchObject({ balance: 250.5, lines: [{ text: 'From the shop' }] })
    expect(own.lines[0]).not.toHaveProperty('by')
    expect((await grant(who, -250.5)).body.balance).toBe(0)
    // One press that arrives six times at the same moment.
    const press = { requestId: newId() }
    const presses = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => grant(who, 70, press, either(at))))
    expect(presses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await creditOf(who)).balance).toBe(70)
    // The same behind the password, which is looked at one after the other: nobody has granted it when they begin.
    const again = { idempotencyKey: newId(), amountPaise: 500, note: 'Once' }
    const asha = { ...people.adminAsha, role: 'admin' as const }
    await Promise.all([0, 1, 2, 3, 4].map(() => grantCredit(db, asha, who.id, again)))
    expect((await creditOf(who)).balance).toBe(75)
  })

  test('pays an order whole: nothing is left to pay, and nobody waits for money', async () => {
    const who = await signUp(shop, 'Whole Wanda')
    await grant(who, 2500)
    const placed = await order(who, 2)
    expect(placed).toMatchObject({
      grandTotal: 2000,
      credit: 2000,
      paymentId: { status: 'Completed', amount: 0 },
    })
    expect(eventsOf(placed)).toEqual(['placed', 'paid'])
    expect(placed.events.at(-1)).toMatchObject({ text: 'By store credit' })
    expect(await creditOf(who)).toMatchObject({
      balance: 500,
      lines: [{ amount: -2000, cause: 'spent', order: { number: placed.number } }, {}],
    })
    expect((await seen(placed)).paymentId).not.toHaveProperty('undo')
    expect((await cancel(placed, who)).body).toMatchObject({ refunds: [] })
    expect((await creditOf(who)).balance).toBe(2500)
  })

  test('pays a part, the rest is paid as chosen; without asking for it nothing is taken', async () => {
    const who = await signUp(shop, 'Partly Priya')
    await grant(who, 600)
    const placed = await order(who, 1)
    expect(placed).toMatchObject({ credit: 600, paymentId: { status: 'Pending', amount: 400 } })
    const { body } = await shop.call('GET', `/api/order/${placed._id}/upi`, { as: who })
    expect(JSON.stringify(body)).toContain('am=400.00')
    await grant(who, 100)
    const bag = await fillBag(shop, who, { product })
    const plain = await shop.call('POST', `/api/cart/place-order/${bag._id}`, {
      as: who,
      json: { billingAddress: billing },
    })
    expect(plain.body.order).not.toHaveProperty('credit')
    expect((await creditOf(who)).balance).toBe(100)
  })

  test('comes back first while the money is still to come, and after the money once it came', async () => {
    const who = await signUp(shop, 'Both Bina')
    await grant(who, 1200)
    const open = await order(who, 3)
    expect((await cancelPieces(open, 1)).body).toMatchObject({ credit: 200, paymentId: { amount: 1800 } })
    expect((await creditOf(who)).balance).toBe(1000)
    await approve(open)
    const { body } = await cancelPieces(open, 1)
    expect(body).toMatchObject({ credit: 200, refunds: [{ amount: 1000, kind: 'upi' }] })
    const over = (await cancel(open, who)).body
    expect(over.refunds.map(({ amount }: Json) => amount)).toEqual([1000, 800])
    expect((await creditOf(who)).balance).toBe(1200)
  })

  test('comes back for single pieces too where it paid most of the order: cancelled ones, and ones that are back', async () => {
    const who = await signUp(shop, 'Mostly Mala')
    await grant(who, 2500)
    const placed = await order(who, 3)
    await approve(placed)
    // Five hundred of a thousand came as money.
    expect((await cancelPieces(placed, 1)).body).toMatchObject({ credit: 2000, refunds: [{ amount: 500 }] })
    expect((await creditOf(who)).balance).toBe(500)
    await setStatus(shop, placed, 'delivered')
    const lines = [{ item: placed.items[0]._id, pieces: 1 }]
    const back = await post(`/admin/order/return/${placed._id}`, { requestId: newId(), lines })
    // Less what fetching costs.
    expect(back.body).toMatchObject({
      credit: 1100,
      refunds: [{ amount: 500 }],
      adjustments: [{}, { agreed: 0 }],
    })
    expect((await creditOf(who)).balance).toBe(1400)
  })

  test('is what is given for a parcel paid at the door; the takings of the day stay', async () => {
    const who = await signUp(shop, 'Cash Chitra')
    const placed = await order(who, 2, 'cod')
    await step(placed, { status: 'packed' })
    await step(placed, { ...parcel, unpaidReason: 'Cash' })
    await step(placed, { status: 'delivered' })
    await post(`/admin/order/cash-collected/${placed.paymentId._id}`)
    const takings = async () =>
      (await shop.call('GET', '/api/admin/sales?period=today', { as: people.adminAsha })).body.now.takings
    const before = await takings()
    const lines = [{ item: placed.items[0]._id, pieces: 1, restock: 1 }]
    const back = await post(`/admin/order/return/${placed._id}`, { requestId: newId(), lines, refund: 950 })
    const [refund] = back.body.refunds
    expect(refund).toMatchObject({ kind: 'credit', state: 'due', amount: 950 })
    const sends = await Promise.all(
      [shop, other, shop].map((at) =>
        post(`/admin/refund/send/${refund._id}`, { kind: 'credit' }, undefined, at),
      ),
    )
    expect(sends.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await creditOf(who)).toMatchObject({ balance: 950, lines: [{ amount: 950, cause: 'refund' }] })
    expect(await takings()).toBe(before)
  })

  test('is spent once, however many processes and admins want it at once', async () => {
    const who = await signUp(shop, 'Racing Rani')
    await grant(who, 1000)
    const { _id } = await fillBag(shop, who, { product })
    const json = { billingAddress: billing, useCredit: true }
    const place = (at: typeof shop) => at.call('POST', `/api/cart/place-order/${_id}`, { as: who, json })
    const answers = await Promise.all([
      ...[shop, other].map(place),
      ...[0, 1, 2, 3].map((at) => grant(who, -700, {}, either(at))),
    ])
    // Whoever comes first: one of them takes most of it, and the order is paid with what is left.
    expect(answers.slice(0, 2).every(({ status }) => status < 300)).toBe(true)
    const { lines, balances } = await books()
    expect(balances).toEqual(lines)
    const [{ status, body } = { status: 0, body: {} }] = answers
    expect(status).toBeLessThan(300)
    const { paymentId, credit = 0 } = await seen(body.order)
    expect(paymentId.amount + credit).toBe(1000)
    expect([0, 300, 1000]).toContain(credit)
  })

  test('that goes while an order is placed is not spent: the order looks again, and takes what is left', async () => {
    const who = await signUp(shop, 'Overtaken Omana')
    await grant(who, 1000)
    const { _id } = await fillBag(shop, who, { product })
    const json = { billingAddress: billing, useCredit: true }
    const waiting = async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    }
    const [placing] = await db.transaction(async (tx) => {
      await insertCreditLine(tx, {
        ...{ customerId: who.id, amountPaise: -70_000, cause: 'withdrawn', note: 'Taken back' },
        idempotencyKey: newId(),
      })
      // It has seen 1,000 rupees and stands in front of the balance.
      const placing = shop.call('POST', `/api/cart/place-order/${_id}`, { as: who, json })
      await expect.poll(waiting).toBe(1)
      return [placing]
    })
    const { status, body } = await placing
    expect(status).toBe(201)
    const { paymentId, credit } = await seen(body.order)
    expect([credit, paymentId.amount]).toEqual([300, 700])
    expect((await creditOf(who)).balance).toBe(0)
  })

  test('whatever happens in whatever order, the ledger and the balances agree, and no more goes back than was paid', async () => {
    const who = await signUp(shop, 'Any Anita')
    const placed: Json[] = []
    const last = () => placed.at(-1)
    const deeds = {
      grant: () => grant(who, 700),
      take: () => grant(who, -300),
      buy: async () => placed.push(await order(who, 2)),
      approve: async () => last() && approve(last()),
      cancelOne: async () => last() && cancelPieces(last(), 1),
      cancel: async () => last() && cancel(last(), who),
      arrive: async () => {
        const sold = last()
        if (!sold) return
        await step(sold, { status: 'packed' })
        await step(sold, { ...parcel, unpaidReason: 'A regular' })
        await step(sold, { status: 'delivered' })
      },
      giveBack: async () => {
        const sold = last()
        const lines = sold && [{ item: sold.items[0]._id, pieces: 1, restock: 1 }]
        return lines && post(`/admin/order/return/${sold._id}`, { requestId: newId(), lines })
      },
      owe: async () => last() && owe(last(), { amount: 450, note: 'A pulled thread' }),
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])), { maxLength: 8 }),
        async (sequence) => {
          for (const deed of sequence) await deeds[deed]()
          const { lines, balances } = await books()
          expect(balances).toEqual(lines)
          expect(Object.values(balances).every((paise) => paise >= 0)).toBe(true)
          for (const one of placed) {
            const now = await seen(one)
            const { paid, back, spent, givenBack } = await moneyOf(one)
            expect(back, 'money that goes back').toBeLessThanOrEqual(paid)
            expect(givenBack, 'credit that goes back').toBeLessThanOrEqual(spent)
            const [payment] = await db.select().from(payments).where(eq(payments.orderId, one._id))
            // What is sold has been paid, or is asked for; of what came back it is not.
            const isOver =
              now.status === 'cancelled' || now.adjustments.some(({ kind }: Json) => kind !== 'cancelled')
            expect(isOver || (payment?.amountPaise ?? 0) / 100 + (now.credit ?? 0) >= now.grandTotal).toBe(
              true,
            )
          }
        },
      ),
      {
        numRuns: 8,
        examples: [
          [['grant', 'buy', 'cancelOne', 'approve', 'grant', 'buy', 'cancel', 'take']],
          [['grant', 'buy', 'approve', 'arrive', 'owe', 'giveBack', 'owe', 'giveBack', 'owe', 'owe']],
          [['grant', 'buy', 'approve', 'cancelOne', 'owe', 'owe', 'cancel', 'owe']],
        ],
      },
    )
  })

  test('goes with the account, and its ledger stays without the person', async () => {
    const who = await signUp(shop, 'Erased Esha')
    await grant(who, 500)
    const { _id } = await fillBag(shop, who, { product })
    const earlier = (await placeBag(shop, who, _id, { payment: 'cod' })).body.order
    await setStatus(shop, earlier, 'delivered')
    await setPaid(shop, earlier)
    const copy = await shop.call('GET', '/api/me/export', { as: who })
    expect(JSON.stringify(copy.body)).toContain('For the wait')
    const erased = await shop.call('POST', '/api/me/erase', { as: who, json: { password: who.password } })
    expect(erased.status).toBeLessThan(300)
    const lines = await db
      .select()
      .from(creditLines)
      .where(isNull(creditLines.customerId))
      .orderBy(asc(creditLines.createdAt))
    expect(lines.map(({ customerId, cause }) => [customerId, cause])).toEqual([
      [null, 'granted'],
      [null, 'forfeited'],
    ])
    expect(await db.select().from(creditBalances).where(eq(creditBalances.customerId, who.id))).toEqual([])
    // Nobody is left to give credit to.
    const { refunds } = (await owe(earlier, { amount: 100 })).body
    expect(refunds).toMatchObject([{ kind: 'upi' }])
    const sent = await post(`/admin/refund/send/${refunds[0]._id}`, { kind: 'credit' })
    expect(sent).toMatchObject({ status: 409, body: { code: 'no_account_for_credit' } })
  })
})

test('what paid for an order of an account that is gone goes back to nobody, and is in the order no more', async () => {
  const who = await signUp(shop, 'Gone Gauri')
  await grant(who, 400)
  const placed = await order(who, 1)
  await approve(placed)
  await setStatus(shop, placed, 'delivered')
  await shop.call('POST', '/api/me/erase', { as: who, json: { password: who.password } })
  const lines = [{ item: placed.items[0]._id, pieces: 1 }]
  const json = { requestId: newId(), lines, refund: 1000 }
  const { body } = await post(`/admin/order/return/${placed._id}`, json)
  expect(body).toMatchObject({ status: 'returned', refunds: [{ amount: 600 }] })
  expect(body).not.toHaveProperty('credit')
})

describe('the database refuses', () => {
  test.each([
    ['another line', sql`update ${creditLines} set amount_paise = 7`],
    ['a line less', sql`delete from ${creditLines}`],
    ['an empty ledger', sql`truncate ${creditLines}`],
    ['another balance', sql`update ${creditBalances} set paise = 7`],
    [
      'more spent than there is',
      sql`insert into ${creditLines} (id, customer_id, amount_paise, cause)
      select gen_random_uuid(), customer_id, - paise - 1, 'withdrawn' from ${creditBalances} limit 1`,
    ],
    [
      'a line the wrong way',
      sql`insert into ${creditLines} (id, customer_id, amount_paise, cause)
      select gen_random_uuid(), customer_id, 1, 'spent' from ${creditBalances} limit 1`,
    ],
  ])('%s', async (_what, statement) => {
    await expect(db.execute(statement)).rejects.toThrow()
  })
})
