import { seededNumbers } from '#/platform/random/seededNumbers.rules.ts'

/** The items in an order that depends on nothing but the seed, so that server and browser agree on it. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = seededNumbers(seed)
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
