import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { has, put, putAll, sizeOf, sizeOfBoth } from './bits.ts'
import { numbersBelow } from './numbersBelow.ts'
import type { SetMaker } from './setMaker.ts'

/** The products of a word, or of a value: few as a list in no order, many as bits, from which one is taken as quickly. */
export type Numbers = number[] | NumberSet

/** The same as it is stored for each word: most words are numbers that one product alone has, and a list of one takes 70 bytes. */
export type PackedNumbers = number | Numbers

/** A list of so many takes as much room as bits for 64 times as many products, and is looked through in a microsecond. */
const MOST_LISTED = 1_024

export const isList = (numbers: PackedNumbers): numbers is number[] => Array.isArray(numbers)

const isOne = (numbers: PackedNumbers): numbers is number => typeof numbers === 'number'

/** One alone as a list, anything else as it is: to be read only. */
export const numbersOf = (numbers: PackedNumbers): Numbers => (isOne(numbers) ? [numbers] : numbers)

/** The same with another number, which may be the one that was added last: store what is returned. `end` is behind the highest of all. */
export function withNumber(numbers: PackedNumbers | undefined, number: number, end: number): PackedNumbers {
  if (numbers === undefined || numbers === number) return number
  if (isOne(numbers)) return [numbers, number]
  if (isList(numbers) && numbers.length < MOST_LISTED) {
    if (numbers[numbers.length - 1] !== number) numbers.push(number)
    return numbers
  }
  const many = isList(numbers) ? numbersBelow(end) : numbers
  if (isList(numbers)) for (const one of numbers) put(many, one)
  put(many, number)
  return many
}

/** The same without a number, where it is there: store what is returned. Undefined where nothing is left of one alone. */
export function withoutNumber(numbers: PackedNumbers | undefined, number: number): PackedNumbers | undefined {
  if (numbers === undefined || numbers === number) return undefined
  if (isOne(numbers)) return numbers
  if (!isList(numbers)) {
    if (numbers.has(number)) numbers.remove(number)
    return numbers
  }
  const at = numbers.indexOf(number)
  // The last one takes its place.
  const last = at < 0 ? undefined : numbers.pop()
  if (last !== undefined && last !== number) numbers[at] = last
  return numbers
}

export function countOf(numbers: PackedNumbers): number {
  if (isOne(numbers)) return 1
  return isList(numbers) ? numbers.length : sizeOf(numbers)
}

/** How many of the numbers are in the set. */
export function countAmong(numbers: PackedNumbers, among: NumberSet): number {
  if (isOne(numbers)) return has(among, numbers) ? 1 : 0
  if (!isList(numbers)) return sizeOfBoth(numbers, among)
  let count = 0
  for (const number of numbers) if (has(among, number)) count += 1
  return count
}

export function hasAny(numbers: PackedNumbers): boolean {
  if (isOne(numbers)) return true
  return isList(numbers) ? numbers.length > 0 : !numbers.isEmpty()
}

export function eachNumber(numbers: PackedNumbers, use: (number: number) => void): void {
  if (isOne(numbers)) use(numbers)
  else if (isList(numbers)) for (const number of numbers) use(number)
  else numbers.forEach(use)
}

/** Lists as one set, to be read only: of a single one that is a set, that one. @param end behind the highest number */
export function setOf(lists: readonly PackedNumbers[], end: number, make: SetMaker): NumberSet {
  const [only] = lists
  if (typeof only === 'object' && lists.length === 1 && !isList(only)) return only
  const all = make.empty(end)
  for (const numbers of lists) addAll(all, numbers)
  return all
}

/** Adds all of them to a set. */
export function addAll(found: NumberSet, numbers: PackedNumbers): void {
  if (isOne(numbers)) put(found, numbers)
  else if (isList(numbers)) for (const number of numbers) put(found, number)
  else putAll(found, numbers)
}
