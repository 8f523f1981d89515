import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { has, put, putAll, sizeOf, sizeOfBoth } from './bits.ts'
import { numbersBelow } from './numbersBelow.ts'
import type { SetMaker } from './setMaker.ts'

/** The products of a word: few as a list in no order, many as bits, from which one is taken as quickly. */
export type Numbers = number[] | NumberSet

/** A list of so many takes as much room as bits for 64 times as many products, and is looked through in a microsecond. */
const MOST_LISTED = 1_024

export const isList = (numbers: Numbers): numbers is number[] => Array.isArray(numbers)

/** The same with another number, which may be the one that was added last. `end` is behind the highest of all. */
export function withNumber(numbers: Numbers | undefined, number: number, end: number): Numbers {
  if (!numbers) return [number]
  if (isList(numbers) && numbers.length < MOST_LISTED) {
    if (numbers[numbers.length - 1] !== number) numbers.push(number)
    return numbers
  }
  const many = isList(numbers) ? numbersBelow(end) : numbers
  if (isList(numbers)) for (const one of numbers) put(many, one)
  put(many, number)
  return many
}

/** Takes out a number, where it is there. */
export function removeNumber(numbers: Numbers, number: number): void {
  if (!isList(numbers)) {
    if (numbers.has(number)) numbers.remove(number)
    return
  }
  const at = numbers.indexOf(number)
  if (at < 0) return
  // The last one takes its place.
  const last = numbers.pop()
  if (last !== undefined && last !== number) numbers[at] = last
}

export const countOf = (numbers: Numbers): number => (isList(numbers) ? numbers.length : sizeOf(numbers))

/** How many of the numbers are in the set. */
export function countAmong(numbers: Numbers, among: NumberSet): number {
  if (!isList(numbers)) return sizeOfBoth(numbers, among)
  let count = 0
  for (const number of numbers) if (has(among, number)) count += 1
  return count
}

export const hasAny = (numbers: Numbers): boolean =>
  isList(numbers) ? numbers.length > 0 : !numbers.isEmpty()

export function eachNumber(numbers: Numbers, use: (number: number) => void): void {
  if (isList(numbers)) for (const number of numbers) use(number)
  else numbers.forEach(use)
}

/** Lists as one set, to be read only: of a single one that is a set, that one. @param end behind the highest number */
export function setOf(lists: readonly Numbers[], end: number, make: SetMaker): NumberSet {
  const [only, ...others] = lists
  if (only && others.length === 0 && !isList(only)) return only
  const all = make.empty(end)
  for (const numbers of lists) addAll(all, numbers)
  return all
}

/** Adds all of them to a set. */
export function addAll(found: NumberSet, numbers: Numbers): void {
  if (isList(numbers)) for (const number of numbers) put(found, number)
  else putAll(found, numbers)
}
