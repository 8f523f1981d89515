import { seededNumbers } from '#/platform/random/seededNumbers.rules.ts'

/**
 * Buyers that nobody knows, to try the guard on: who they are, where they live and what they would do is drawn from a seed, by
 * other formulas than the score has, so that the score is not compared with itself.
 */

/** An order at the door, and what would become of it. What a shop cannot see stands under `hidden`. */
export interface SimulatedOrder {
  readonly buyer: number
  readonly pin: string
  readonly amountPaise: number
  readonly addressProblems: number
  readonly pieces: number
  readonly sizesOfOne: number
  readonly hidden: {
    /** They would not take the parcel. */
    readonly refuses: boolean
    /** What they would do when they are asked. */
    readonly confirms: boolean
    readonly pays: boolean
  }
}

/**
 * What people do who are asked. From facts: a message with a press brings returns of 30 % down to 15 to 18 %; a part of the
 * money keeps off most who do not mean it, and one honest buyer in ten as well.
 */
export interface Behaviour {
  /** Of those who would take the parcel. */
  readonly honestConfirm: number
  readonly honestPay: number
  /** Of those who would refuse it. */
  readonly refuserConfirm: number
  readonly refuserPay: number
}

export const usualBehaviour: Behaviour = {
  ...{ honestConfirm: 0.95, honestPay: 0.88, refuserConfirm: 0.5, refuserPay: 0.15 },
}

const PINS = 400
const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** Roughly normal, mean 0 and deviation 1. */
const bell = (random: () => number): number =>
  Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)

interface Place {
  readonly pin: string
  readonly odds: number
}

/** Districts of ten PIN codes each, which are alike. */
function placesOf(random: () => number): Place[] {
  return Array.from({ length: PINS / 10 }, (_, district) => {
    const own = 0.5 * bell(random)
    return Array.from({ length: 10 }, (_none, at) => ({
      pin: `${110 + district}${String(at).padStart(3, '0')}`,
      odds: own + 0.35 * bell(random),
    }))
  }).flat()
}

/** Orders of `buyers` people in the order of time: most order once, some often; one in six does not mean it half of the time. */
export function simulateOrders(buyers: number, seed: number, behaviour: Behaviour): SimulatedOrder[] {
  const random = seededNumbers(seed)
  const places = placesOf(random)
  const orders = Array.from({ length: buyers }, (_, buyer) => {
    const place = places[Math.floor(random() * places.length)] as Place
    const isCareless = random() < 1 / 6
    const own = (isCareless ? 1.3 : -0.75) + 0.5 * bell(random)
    const addressProblems = random() < 0.12 ? 1 + Math.floor(random() * 2) : 0
    const times = random() < 0.7 ? 1 : 2 + Math.floor(random() * 4)
    return Array.from({ length: times }, () => {
      const amountPaise = Math.round(2_600_00 * Math.exp(0.75 * bell(random)))
      const sizesOfOne = random() < 0.06 ? 1 : 0
      const odds =
        -0.75 +
        own +
        place.odds +
        0.4 * addressProblems +
        0.3 * Math.log2(amountPaise / 2_600_00) +
        0.4 * sizesOfOne
      const refuses = random() < logistic(odds)
      const [toConfirm, toPay] = [random(), random()]
      const { honestConfirm, honestPay, refuserConfirm, refuserPay } = behaviour
      return {
        at: random(),
        order: {
          ...{ buyer, pin: place.pin, amountPaise, addressProblems, sizesOfOne },
          pieces: 1 + Math.floor(-Math.log(1 - random()) * 0.8) + sizesOfOne,
          hidden: {
            refuses,
            confirms: toConfirm < (refuses ? refuserConfirm : honestConfirm),
            pays: toPay < (refuses ? refuserPay : honestPay),
          },
        },
      }
    })
  })
  return orders
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .map(({ order }) => order)
}
