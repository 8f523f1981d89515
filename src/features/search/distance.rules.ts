/** How far apart two keys are: a vowel more or less is little, a consonant is much. */

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter)

/** Pairs that are heard or written for each other, and what it costs to take one for the other. */
const pairs: readonly (readonly [string, number])[] = [
  ...[['iy', 0.1] as const, ['mn', 0.3] as const, ['bv', 0.3] as const, ['fp', 0.4] as const],
  ...[['cs', 0.4] as const, ['dr', 0.6] as const, ['js', 0.6] as const, ['cj', 0.6] as const],
  ...[['dt', 0.6] as const, ['gk', 0.6] as const, ['bp', 0.6] as const, ['gj', 0.6] as const],
]
const costs = new Map(
  pairs.flatMap(([[a, b] = '', cost]) => [[`${a}${b}`, cost] as const, [`${b}${a}`, cost] as const]),
)
/** In Tamil these are one letter. */
const oneLetter = new Set(['dt', 'td', 'gk', 'kg', 'bp', 'pb', 'cs', 'sc', 'cj', 'jc', 'js', 'sj'])

/** Keys are small Latin letters and digits. */
const CODES = 128

/** What a letter costs that one has and the other has not. */
function extraOf(letter: string): number {
  if (letter === 'a') return 0.25
  if (letter === 'h') return 0.3
  return isVowel(letter) ? 0.4 : 1
}

function otherOf(one: string, two: string, isLoose: boolean): number {
  if (one === two) return 0
  const pair = one + two
  if (isLoose && oneLetter.has(pair)) return 0
  const known = costs.get(pair)
  if (known !== undefined) return known
  return isVowel(one) && isVowel(two) ? 0.35 : 1
}

const letters = Array.from({ length: CODES }, (_, code) => String.fromCharCode(code))
const extras = Float64Array.from(letters, extraOf)
const tableOf = (isLoose: boolean) =>
  Float64Array.from(letters.flatMap((one) => letters.map((two) => otherOf(one, two, isLoose))))
const [strictly, loosely] = [tableOf(false), tableOf(true)]

const extra = (code: number): number => extras[code] ?? 1
const other = (one: number, two: number, table: Float64Array): number =>
  one === two ? 0 : one < CODES && two < CODES ? (table[one * CODES + two] ?? 1) : 1

/** Two letters that changed places. */
const SWAPPED = 0.9

/** Keys that are shorter share their rows: a query is compared with hundreds. */
const ROOM = 64
const rowsFor = (length: number) =>
  [new Float64Array(length), new Float64Array(length), new Float64Array(length)] as const
const rows = rowsFor(ROOM)

/** Of two keys; above `most` any number above it. @param isLoose whether one of them was written in Tamil */
export function distance(one: string, two: string, most: number, isLoose: boolean): number {
  if (one === two) return 0
  const table = isLoose ? loosely : strictly
  let [before, last, next] = two.length < ROOM ? rows : rowsFor(two.length + 1)
  last[0] = 0
  for (let at = 1; at <= two.length; at += 1) last[at] = (last[at - 1] ?? 0) + extra(two.charCodeAt(at - 1))
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1)
    const ownExtra = extra(letter)
    let least = (last[0] ?? 0) + ownExtra
    next[0] = least
    for (let at = 1; at <= two.length; at += 1) {
      const wanted = two.charCodeAt(at - 1)
      let cost = Math.min(
        (last[at] ?? 0) + ownExtra,
        (next[at - 1] ?? 0) + extra(wanted),
        (last[at - 1] ?? 0) + other(letter, wanted, table),
      )
      if (row > 1 && at > 1 && letter === two.charCodeAt(at - 2) && one.charCodeAt(row - 2) === wanted) {
        cost = Math.min(cost, (before[at - 2] ?? 0) + SWAPPED)
      }
      next[at] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return least
    ;[before, last, next] = [last, next, before]
  }
  return last[two.length] ?? 0
}

/** How far a key may be from the one that is meant: the longer, the farther. */
export function mostApart(key: string): number {
  if (key.length <= 2) return 0
  if (key.length === 3) return 0.3
  if (key.length === 4) return 0.9
  if (key.length === 5) return 1
  if (key.length === 6) return 1.1
  return key.length === 7 ? 1.4 : 1.6
}
