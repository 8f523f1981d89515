import { answerFor, type CashAsk, type CashPolicy } from '../score/cashAnswer.rules.ts'
import type { CashFacts, ParcelCounts } from '../score/codScore.rules.ts'
import type { SimulatedOrder } from './buyers.rules.ts'

/** What became of orders at the door. */
export interface CashOutcome {
  readonly orders: number
  readonly asked: Readonly<Record<CashAsk, number>>
  readonly sent: number
  readonly back: number
  /** Orders of people who would have taken the parcel, and did not answer. */
  readonly honestLost: number
  /** What they came to, paise. */
  readonly honestLostPaise: number
}

/** What a shop learns of its own parcels while it goes. */
function openMemory() {
  const counts = new Map<string, { sent: number; back: number }>()
  const of = (key: string) => {
    const known = counts.get(key) ?? { sent: 0, back: 0 }
    counts.set(key, known)
    return known
  }
  return {
    factsOf(order: SimulatedOrder): CashFacts {
      const own: ParcelCounts = of(`buyer ${order.buyer}`)
      return {
        ...{ pin: of(`pin ${order.pin}`), district: of(`district ${order.pin.slice(0, 3)}`) },
        ...{ amountPaise: order.amountPaise, delivered: own.sent - own.back, refused: own.back },
        ...{ addressProblems: order.addressProblems, pieces: order.pieces, sizesOfOne: order.sizesOfOne },
      }
    },
    learn({ buyer, pin, hidden: { refuses } }: SimulatedOrder): void {
      for (const key of [`buyer ${buyer}`, `pin ${pin}`, `district ${pin.slice(0, 3)}`]) {
        const known = of(key)
        known.sent += 1
        if (refuses) known.back += 1
      }
    },
  }
}

/** Sends orders one after the other, with the guard or without; it knows of each parcel what became of those before. */
export function replayOrders(orders: readonly SimulatedOrder[], policy: CashPolicy): CashOutcome {
  const memory = openMemory()
  const asked = { nothing: 0, confirm: 0, advance: 0 }
  let [sent, back, honestLost, honestLostPaise] = [0, 0, 0, 0]
  for (const order of orders) {
    const { ask } = policy.isOn ? answerFor(memory.factsOf(order), policy, true) : { ask: 'nothing' as const }
    asked[ask] += 1
    const { refuses, confirms, pays } = order.hidden
    const goesOn = ask === 'nothing' || (ask === 'confirm' ? confirms : pays)
    if (goesOn) {
      sent += 1
      if (refuses) back += 1
      memory.learn(order)
    } else if (!refuses) {
      honestLost += 1
      honestLostPaise += order.amountPaise
    }
  }
  return { orders: orders.length, asked, sent, back, honestLost, honestLostPaise }
}
