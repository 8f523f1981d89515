import { isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { orderStatuses, overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { fillBag } from '../../../test/fixtures/orders.ts'
import { signUp } from '../../../test/fixtures/people.ts'
import { eventfulDays, openEventfulShop } from './events.fixture.ts'
import { figuresFromScratch, readFigures } from './figures.fixture.ts'
import { recount } from './recount.store.ts'
import { countSoldOnMarkedDays, readBestSellers, readDays } from './sales.store.ts'
import { salesDays, salesMarks } from './sales.tables.ts'

const eventfulShop = await openEventfulShop()
const { shop, other, goods, placed, place, deeds, commands, run } = eventfulShop
const { db } = shop.services
afterAll(eventfulShop.close)

describe('the figures', () => {
  test('are those of the orders themselves after any sequence of events, counted or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { minLength: 4, maxLength: 14 }), async (sequence) => {
        for (const command of sequence) await run(command)
        const expected = await figuresFromScratch(db)
        expect(await readFigures(db)).toEqual(expected)
        await recount(db)
        expect(await db.select().from(salesMarks)).toEqual([])
        expect(await readFigures(db)).toEqual(expected)
      }),
      { numRuns: 25, examples: [[eventfulDays]] },
    )
    // Otherwise nothing was proven.
    const { days, products } = await figuresFromScratch(db)
    expect(Object.keys(days).length).toBeGreaterThan(3)
    expect(Object.keys(products)).toHaveLength(3)
    const all = Object.values(days)
    expect(all.some(({ undone }) => undone > 0) && all.some(({ takingsPaise }) => takingsPaise > 0)).toBe(
      true,
    )
    expect(all.some(({ refundedPaise }) => refundedPaise > 0)).toBe(true)
  })

  test.each([
    ['upi', ['approve', 'age', 'packed', 'shipped', 'delivered', 'returned']],
    ['upi', ['approve', 'cancelled', 'send', 'send']],
    ['upi', ['approve', 'age', 'owe', 'send', 'owe', 'cancelled', 'send']],
    ['upi', ['approve', 'sendByCard', 'age', 'fail', 'sendByCard']],
    ['cod', ['packed', 'shipped', 'delivered', 'collect', 'age', 'returned']],
    ['cod', ['age', 'cancel']],
    ['upi', ['approve', 'packed', 'shipped', 'delivered', 'giveBackOne', 'giveBackOne', 'send']],
    ['cod', ['age', 'cancelOne', 'packed', 'shipped', 'refuse']],
  ])('follow every single event of a day that was counted (%s: %j)', async (payment, events) => {
    const steps = [() => place(0, 2, payment), ...events.map((event) => () => deeds[event]?.(placed.at(-1)))]
    for (const step of steps) {
      await recount(db)
      await step()
      expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
    }
  })

  test('are right while orders are changed and counted at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const payment of ['upi', 'cod']) await place(round % 3, 1, payment)
      const [one, two] = placed.slice(-2)
      await Promise.all([
        deeds.approve?.(one),
        recount(db),
        deeds.collect?.(two),
        recount(other.services.db),
        deeds[round % 2 ? 'cancel' : 'packed']?.(one),
        deeds.owe?.(two).then(() => deeds.send?.(two)),
        recount(db),
      ])
      expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
    }
  })

  test('miss no order that is committed after its day was counted', async () => {
    await place(0, 1, 'upi')
    const [order] = placed.slice(-1)
    await recount(db)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update orders set status = 'cancelled' where id = ${order._id}`)
      // Counted in between: its mark cannot be seen, so it is not taken.
      await place(1, 1, 'cod')
      expect(await recount(db)).toBeGreaterThan(0)
    })
    expect(await db.select().from(salesMarks)).not.toEqual([])
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
    await recount(db)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test('make no order wait: neither for a counting nor for another order', async () => {
    await place(0, 1, 'upi')
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${0x73616c65})`)
        await tx.execute(sql`delete from sales_marks`)
        await tx.execute(sql`update ${salesDays} set orders = orders`)
        await place(1, 2, 'cod')
        expect(await recount(db)).toBe(0)
        tx.rollback()
      })
      .catch((error: Error) => expect(error.message).toMatch(/rollback/i))
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test('are counted at once, more days than fit into one transaction', async () => {
    await db.execute(sql`update orders set created_at = now() - number % 90 * interval '1 day'`)
    await recount(db)
    expect(await db.select().from(salesMarks)).toEqual([])
    expect((await db.select().from(salesDays)).length).toBeGreaterThan(40)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test('of days that an older version counted are counted anew, and right until then', async () => {
    await recount(db)
    await db.execute(sql`update ${salesDays} set refunded_paise = null, takings_paise = takings_paise + 1`)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
    await recount(db)
    expect(await db.select().from(salesDays).where(isNull(salesDays.refundedPaise))).toEqual([])
    expect(await db.select().from(salesMarks)).toEqual([])
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test('lose the bags of those who erase their account', async () => {
    const removedUser = await signUp(shop, 'Leela Leaving')
    await fillBag(shop, removedUser, { product: { id: goods[0]?.id ?? '' } })
    await recount(db)
    const erased = await shop.call('POST', '/api/me/erase', {
      as: removedUser,
      json: { password: removedUser.password },
    })
    expect(erased.status).toBe(200)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test('are not counted anew for a parcel on its way, and are once it no longer stands', async () => {
    await place(0, 1, 'cod')
    const [order] = placed.slice(-1)
    await deeds.age?.(order)
    await recount(db)
    for (const step of ['packed', 'shipped', 'delivered']) await deeds[step]?.(order)
    expect(await db.select().from(salesMarks)).toEqual([])
    await deeds.returned?.(order)
    expect(new Set((await db.select().from(salesMarks)).map(({ day }) => day)).size).toBe(1)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })

  test.each(orderStatuses)(
    'are counted anew for the day of an order that becomes %s only if it no longer stands',
    async (status) => {
      await place(0, 1, 'cod')
      await recount(db)
      const marks = await db.transaction(async (tx) => {
        await tx.execute(sql`update orders set status = ${status} where id = ${placed.at(-1)?._id}`)
        const rows = await tx.select().from(salesMarks)
        await tx.execute(sql`update orders set status = 'placed' where id = ${placed.at(-1)?._id}`)
        return [rows.length > 0, (await tx.select().from(salesMarks)).length > rows.length]
      })
      const isOver = overStatuses.some((over) => over === status)
      expect(marks).toEqual([isOver, isOver])
    },
  )

  test('of a marked day outside the span are left out', async () => {
    await place(0, 1, 'cod')
    const [order] = placed.slice(-1)
    const today = indiaDay(new Date())
    const read = async (tx: Db) => {
      const span = { from: today, to: today }
      const uncounted = await countSoldOnMarkedDays(tx, { from: addDays(today, -7), to: today }, span)
      expect(uncounted.days.map(({ day }) => day)).toContain(today)
      const figures = await readDays(tx, span, uncounted)
      const best = await readBestSellers(tx, span, uncounted, 100)
      return [
        figures.map(({ key, pieces }) => [key, pieces]),
        best.reduce((sum, { pieces }) => sum + pieces, 0),
      ]
    }
    const sold = () => db.transaction(read, { isolationLevel: 'repeatable read' })
    const [[[, pieces]]] = (await sold()) as [[[string, number]], number]
    await deeds.age?.(order)
    expect(await sold()).toEqual([[[today, pieces - 1]], pieces - 1])
  })

  test('are counted anew for a day whose pieces come back or cost something else, or on which a bag is begun', async () => {
    await place(0, 2, 'cod')
    const { _id } = placed.at(-1)
    const marks = async (change: () => Promise<unknown>) => {
      await recount(db)
      expect(await db.select().from(salesMarks)).toEqual([])
      await change()
      return (await db.select().from(salesMarks)).length
    }
    expect(
      await marks(() => db.execute(sql`update order_items set returned = 1 where order_id = ${_id}`)),
    ).toBe(1)
    for (const column of ['price_paise', 'discount_paise']) {
      const change = sql`update order_items set ${sql.identifier(column)} = 7 where order_id = ${_id}`
      expect(await marks(() => db.execute(change)), column).toBe(1)
    }
    const newcomer = await signUp(shop, 'Nila New')
    expect(await marks(() => fillBag(shop, newcomer, { product: { id: goods[0]?.id ?? '' } }))).toBe(1)
    expect(await readFigures(db)).toEqual(await figuresFromScratch(db))
  })
})
