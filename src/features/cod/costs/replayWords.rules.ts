import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { type Behaviour, usualBehaviour } from '../simulation/buyers.rules.ts'
import { m } from './messages/cashCosts.messages.ts'

/** What a replay counted. */
interface Replayed {
  readonly parcels: number
  readonly back: number
  readonly asked: { readonly confirm: number; readonly advance: number }
  readonly askedBack: number
  readonly savedParcels: number
  readonly lostOrders: number
}

const ofHundred = (share: number): number => Math.round(100 * share)

/** The first line. @param saved as it is said, `₹2,000` */
export const savedTitle = ({ savedParcels }: Pick<Replayed, 'savedParcels'>, saved: string): string =>
  savedParcels === 0 ? m.savedNone() : m.savedAbout({ saved })

/** What was counted and what is assumed, a sentence each. @param lost what the lost orders came to, as it is said */
export function replaySentences(replayed: Replayed, lost: string): string[] {
  const { parcels, back, asked } = replayed
  const sent =
    parcels === 1
      ? back === 1
        ? m.onlyCameBack()
        : m.onlyTaken()
      : m.ofParcels({ parcels: formatNumber(parcels), back: formatNumber(back) })
  if (asked.confirm + asked.advance === 0) return [sent, m.askedNobody()]
  return [sent, askedText(replayed), m.knownAtOnce(), assumed(usualBehaviour), outcome(replayed, lost)]
}

function askedText({ asked, askedBack }: Replayed): string {
  const times = (count: number) => m.times(counted(count))
  const [tap, part] = [times(asked.confirm), times(asked.advance)]
  const said =
    asked.advance === 0
      ? m.askedTap({ times: tap })
      : asked.confirm === 0
        ? m.askedPart({ times: part })
        : m.askedBoth({ tap, part })
  const all = asked.confirm + asked.advance
  const became =
    all === 1
      ? askedBack === 1
        ? m.thatCameBack()
        : m.thatTaken()
      : m.ofTheseBack({ back: formatNumber(askedBack), all: formatNumber(all) })
  return `${said} ${became}`
}

/** What nobody can know of the past. */
const assumed = ({ refuserConfirm, refuserPay, honestConfirm, honestPay }: Behaviour): string =>
  m.assumed({
    refuserTap: ofHundred(1 - refuserConfirm),
    refuserPay: ofHundred(1 - refuserPay),
    honestTap: ofHundred(1 - honestConfirm),
    honestPay: ofHundred(1 - honestPay),
  })

function outcome({ savedParcels, lostOrders }: Replayed, lost: string): string {
  const parcels = savedParcels === 0 ? m.noParcel() : m.parcels(counted(savedParcels))
  if (lostOrders === 0) return m.lostNone({ parcels })
  return lostOrders === 1
    ? m.lostOne({ parcels, lost })
    : m.lostMany({ parcels, lost, orders: formatNumber(lostOrders) })
}
