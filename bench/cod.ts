import { policyOf } from '../src/features/cod/codPolicy.ts'
import { codSettingsSchema } from '../src/features/cod/codSettings.schema.ts'
import { simulateOrders, usualBehaviour } from '../src/features/cod/simulation/buyers.rules.ts'
import { type CashOutcome, replayOrders } from '../src/features/cod/simulation/replay.rules.ts'
import type { Found } from './results.ts'

const BUYERS = 20_000
const SEED = 62
/** What is left of a lost order's amount had it been taken. */
const MARGINS = [0.2, 0.3]

/** 20,000 seeded buyers who pay at the door, with the guard off, as it is set at first, stricter and milder. */
export async function benchCod(): Promise<Found> {
  const settings = codSettingsSchema.parse({ isOn: true })
  const usual = policyOf(settings)
  const orders = simulateOrders(BUYERS, SEED, usualBehaviour)
  const off = replayOrders(orders, { ...usual, isOn: false })
  const ways: [string, CashOutcome][] = [
    ['off', off],
    ['as it is set at first', replayOrders(orders, usual)],
    ['stricter: from 35 and 55', replayOrders(orders, { ...usual, confirmFrom: 35, advanceFrom: 55 })],
    ['milder: from 55 and never', replayOrders(orders, { ...usual, confirmFrom: 55, advanceFrom: 100 })],
    ['everybody confirms', replayOrders(orders, { ...usual, confirmFrom: 1, advanceFrom: 100 })],
  ]
  return {
    rows: ways.map(([guard, found]) => {
      const savedRupees = (off.back - found.back) * settings.returnCost
      const net = MARGINS.map((margin) => [
        `net ₹ at ${margin * 100} % margin`,
        Math.round(savedRupees - (margin * found.honestLostPaise) / 100),
      ])
      return {
        guard,
        orders: found.orders,
        'asked %': 100 * (1 - found.asked.nothing / found.orders),
        'a part %': (100 * found.asked.advance) / found.orders,
        'came back': found.back,
        'saved %': 100 * (1 - found.back / off.back),
        'saved ₹': savedRupees,
        'honest orders lost': found.honestLost,
        'of all %': (100 * found.honestLost) / found.orders,
        ...Object.fromEntries(net),
      }
    }),
    remarks: [
      `Seed ${SEED}; a parcel that comes back costs ₹${settings.returnCost}. How people answer is assumed, not measured (src/features/cod/simulation/buyers.rules.ts).`,
    ],
  }
}
