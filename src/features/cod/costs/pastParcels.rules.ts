import { answerFor, type CashAsk, type CashPolicy } from '../score/cashAnswer.rules.ts'
import type { Behaviour } from '../simulation/buyers.rules.ts'

/** A parcel that was paid at the door, and what became of it. */
export interface PastParcel {
  /** Who ordered it: account and mobile number. */
  readonly people: readonly string[]
  /** Where it went; null of orders that have no such key. What was refused there counts, what was taken says nothing of others. */
  readonly address: string | null
  readonly pin: string
  readonly amountPaise: number
  readonly addressProblems: number
  readonly pieces: number
  readonly sizesOfOne: number
  readonly isBack: boolean
}

/** What the guard would have done about past parcels, if outcomes were known at once. What people would have answered is assumed. */
export interface PastReplay {
  readonly parcels: number
  readonly back: number
  readonly asked: Readonly<Record<CashAsk, number>>
  /** Of those that were asked about, the ones that came back. */
  readonly askedBack: number
  /** Parcels that would not have been sent in vain, and orders of honest buyers that would have been lost. */
  readonly savedParcels: number
  readonly lostOrders: number
  readonly lostPaise: number
}

interface Counts {
  sent: number
  back: number
}

/**
 * Goes through past parcels in the order of time with what the shop knew by then, as if the guard had been on.
 * @param parcels the oldest first
 */
export function replayPast(
  parcels: readonly PastParcel[],
  policy: CashPolicy,
  takesUpi: boolean,
  { honestConfirm, honestPay, refuserConfirm, refuserPay }: Behaviour,
): PastReplay {
  const counts = new Map<string, Counts>()
  const of = (key: string): Counts => {
    const known = counts.get(key) ?? { sent: 0, back: 0 }
    counts.set(key, known)
    return known
  }
  const asked = { nothing: 0, confirm: 0, advance: 0 }
  let [back, askedBack, savedParcels, lostOrders, lostPaise] = [0, 0, 0, 0, 0]
  for (const parcel of parcels) {
    const places = [of(`pin ${parcel.pin}`), of(`district ${parcel.pin.slice(0, 3)}`)] as const
    const people = parcel.people.map(of)
    const refusers = parcel.address === null ? people : [...people, of(`address ${parcel.address}`)]
    const { ask } = answerFor(
      {
        ...parcel,
        ...{ pin: places[0], district: places[1] },
        delivered: Math.max(0, ...people.map((known) => known.sent - known.back)),
        refused: Math.max(0, ...refusers.map((known) => known.back)),
      },
      policy,
      takesUpi,
    )
    asked[ask] += 1
    if (ask !== 'nothing') {
      if (parcel.isBack) {
        askedBack += 1
        savedParcels += 1 - (ask === 'confirm' ? refuserConfirm : refuserPay)
      } else {
        const lost = 1 - (ask === 'confirm' ? honestConfirm : honestPay)
        lostOrders += lost
        lostPaise += lost * parcel.amountPaise
      }
    }
    if (parcel.isBack) back += 1
    for (const known of [...places, ...refusers]) {
      known.sent += 1
      if (parcel.isBack) known.back += 1
    }
  }
  return {
    ...{ parcels: parcels.length, back, asked, askedBack },
    ...{
      savedParcels: Math.round(savedParcels),
      lostOrders: Math.round(lostOrders),
      lostPaise: Math.round(lostPaise),
    },
  }
}
