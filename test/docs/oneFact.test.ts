import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderEventNames } from '#/features/orders/rules/events.rules.ts'
import { paymentStatuses, paymentMethods } from '#/features/orders/rules/payments.rules.ts'
import { refundKinds, refundStates } from '#/features/orders/rules/refunds.rules.ts'
import { orderStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { workListNames } from '../../src/features/orders/rules/workLists.rules.ts'

/** Words that are spelled together in the rules of their room, and nowhere else. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  orderStatuses,
  orderEventNames,
  workListNames,
  paymentMethods,
  paymentStatuses,
  refundKinds,
  refundStates,
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen|fixture)\.|\.rules\.ts$/.test(file),
)

/** Two words of one enumeration beside each other: in a list, a union, a condition or a piece of SQL. */
const besides = (words: readonly string[]): RegExp => {
  const word = `'(?:${words.join('|')})'`
  const asked = `[\\w.]+ [!=]== ${word}`
  return new RegExp(`${word}\\s*[,|]\\s*${word}|${asked} (?:\\|\\||&&) ${asked}`)
}

test.each(Object.entries(enumerations))('%s are spelled in one place', (_name, words) => {
  const pair = besides(words)
  const spelled = files.flatMap((file) => {
    const found = pair.exec(readFileSync(`src/${file}`, 'utf8'))
    return found ? [`${file}: ${found[0].replaceAll(/\s+/g, ' ')}`] : []
  })
  expect(spelled).toEqual([])
})

test('a pair is found however it is written', () => {
  const pair = besides(orderStatuses)
  for (const text of [
    "['cancelled', 'returned']",
    "to: 'cancelled' | 'returned'",
    "status === 'cancelled' || status === 'returned'",
    "in ('placed', 'packed')",
  ]) {
    expect(text).toMatch(pair)
  }
  expect("status === 'cancelled'").not.toMatch(pair)
})
