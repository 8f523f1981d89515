import { expect, test } from 'vitest'
import type { CashPolicy } from '../score/cashAnswer.rules.ts'
import { simulateOrders, usualBehaviour } from './buyers.rules.ts'
import { replayOrders } from './replay.rules.ts'

const policy: CashPolicy = {
  ...{ isOn: true, confirmFrom: 45, advanceFrom: 75, advancePercent: 10, advanceLeastPaise: 10_000 },
  ...{ mostPaise: 0, noCashPins: [], expectedPercent: 28 },
}
const orders = simulateOrders(3_000, 62, usualBehaviour)
const off = replayOrders(orders, { ...policy, isOn: false })
const on = replayOrders(orders, policy)

test('the buyers of a seed are the same, and without the guard as many parcels come back as shops report', () => {
  expect(simulateOrders(3_000, 62, usualBehaviour)).toEqual(orders)
  expect(simulateOrders(3_000, 63, usualBehaviour)).not.toEqual(orders)
  expect(off.sent).toBe(orders.length)
  expect(off.back / off.sent).toBeGreaterThan(0.22)
  expect(off.back / off.sent).toBeLessThan(0.36)
})

test('as it is set at first a seventh of the returns is saved or more, four of five are asked nothing, and hardly any honest order is lost', () => {
  expect(1 - on.back / off.back).toBeGreaterThan(1 / 7)
  expect(on.asked.nothing / on.orders).toBeGreaterThan(0.75)
  expect(on.asked.advance / on.orders).toBeLessThan(0.05)
  expect(on.honestLost / on.orders).toBeLessThan(0.01)
})

test('a guard that asks everybody, or sees nothing, is worse: the score tells who to ask', () => {
  const everybody = replayOrders(orders, { ...policy, confirmFrom: 1, advanceFrom: 100 })
  const saved = (one: typeof on) => (off.back - one.back) / Math.max(1, one.honestLost)
  expect(saved(on)).toBeGreaterThan(saved(everybody))
})
