import { type Behaviour, usualBehaviour } from '../simulation/buyers.rules.ts'

/** What a replay counted. */
interface Replayed {
  readonly parcels: number
  readonly back: number
  readonly asked: { readonly confirm: number; readonly advance: number }
  readonly askedBack: number
  readonly savedParcels: number
  readonly lostOrders: number
}

const number = (count: number): string => count.toLocaleString('en-IN')

const counted = (count: number, one: string): string =>
  count === 0 ? `no ${one}` : count === 1 ? `1 ${one}` : `${number(count)} ${one}s`

const ofHundred = (share: number): number => Math.round(100 * share)

/** The first line. @param saved as it is said, `₹2,000` */
export const savedTitle = ({ savedParcels }: Pick<Replayed, 'savedParcels'>, saved: string): string =>
  savedParcels === 0
    ? 'With the guard as it is set now, no parcel that came back would have stayed here'
    : `With the guard as it is set now, about ${saved} less would have gone into parcels that came back`

/** What was counted and what is assumed, a sentence each. @param lost what the lost orders came to, as it is said */
export function replaySentences(replayed: Replayed, lost: string): string[] {
  const { parcels, back, asked } = replayed
  const sent =
    parcels === 1
      ? `The only parcel of the last year ${back === 1 ? 'came back' : 'was taken'}.`
      : `Of ${number(parcels)} parcels of the last year ${number(back)} came back.`
  if (asked.confirm + asked.advance === 0) return [sent, 'The guard would have asked nobody anything.']
  return [sent, askedText(replayed), KNOWN_AT_ONCE, assumed(usualBehaviour), outcome(replayed, lost)]
}

function askedText({ asked, askedBack }: Replayed): string {
  const times = (count: number) => (count === 1 ? 'once' : `${number(count)} times`)
  const what = [
    ...(asked.confirm > 0 ? [`for one tap ${times(asked.confirm)}`] : []),
    ...(asked.advance > 0 ? [`for a part of the money ${times(asked.advance)}`] : []),
  ]
  const all = asked.confirm + asked.advance
  const became =
    all === 1
      ? `That parcel ${askedBack === 1 ? 'came back' : 'was taken'}.`
      : `${number(askedBack)} of these ${number(all)} parcels came back.`
  return `The guard would have asked ${what.join(', and ')}. ${became}`
}

/** What the replay knew earlier than anybody. */
const KNOWN_AT_ONCE =
  'What became of a parcel is taken as known on the day of its order; the guard learns it when the parcel is back or delivered.'

/** What nobody can know of the past. */
const assumed = ({ refuserConfirm, refuserPay, honestConfirm, honestPay }: Behaviour): string =>
  `What they would have answered is assumed: of 100 who refuse their parcel ${ofHundred(1 - refuserConfirm)} do not tap and ${ofHundred(1 - refuserPay)} do not pay; of 100 honest buyers ${ofHundred(1 - honestConfirm)} do not tap and ${ofHundred(1 - honestPay)} do not pay.`

function outcome({ savedParcels, lostOrders }: Replayed, lost: string): string {
  const stayed = `So ${counted(savedParcels, 'parcel')} would have stayed here, and ${counted(lostOrders, 'honest order')}`
  if (lostOrders === 0) return `${stayed} would have been lost.`
  return lostOrders === 1
    ? `${stayed} of ${lost} would have been lost: compare your margin of it with what is saved.`
    : `${stayed}, ${lost} together, would have been lost: compare your margin of them with what is saved.`
}
