import { stateOfPin } from '#/features/shop/pins.rules.ts'
import { stateCode } from '#/features/shop/states.rules.ts'

/** Where a parcel goes. */
export interface Destination {
  readonly address: string
  readonly state: string
  readonly zipCode: string
}

/** What a courier stumbles over. `number`: no house, plot or flat; `short`; `nonsense`: keys hit at random; `state`: not that of the PIN code. */
export type AddressProblem = 'number' | 'short' | 'nonsense' | 'state'

const SHORTEST_CHARACTERS = 12
const FEWEST_WORDS = 3

const FEWEST_SAME = 4

/** `aaaa`, or seven consonants in a row; of other scripts nothing else is said. */
function isNonsense(address: string): boolean {
  const letters = [...address.toLowerCase()]
  const isRepeated = letters.some(
    (letter, at) =>
      /\p{L}/u.test(letter) &&
      letters.slice(at, at + FEWEST_SAME).filter((next) => next === letter).length === FEWEST_SAME,
  )
  return isRepeated || /[bcdfghjklmnpqrstvwxz]{7}/.test(address.toLowerCase())
}

/** What is wrong with an address, as far as it can be seen. Digits of any script count. */
export function addressProblems({ address, state, zipCode }: Destination): AddressProblem[] {
  const words = address.split(/[\s,;/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [expected, typed] = [stateCode(stateOfPin(zipCode) ?? ''), stateCode(state)]
  return [
    ...(/\p{N}/u.test(address) ? [] : (['number'] as const)),
    ...(words.join('').length < SHORTEST_CHARACTERS || words.length < FEWEST_WORDS
      ? (['short'] as const)
      : []),
    ...(isNonsense(address) ? (['nonsense'] as const) : []),
    // However it is spelt; what is no state that we know says nothing of whoever typed it.
    ...(expected !== undefined && typed !== undefined && expected !== typed ? (['state'] as const) : []),
  ]
}
