import { expect, test } from 'vitest'
import { AGAIN_MS, brokenPromises, longestPause, type Outcome } from './measures.ts'
import { rowsOf } from './report.ts'

const held: Outcome = {
  situation: 'freeze',
  mode: 'haproxy',
  orders: 400,
  lost: [],
  doubled: 0,
  unknown: 0,
  faults: [],
  pauseMs: AGAIN_MS,
  readyMs: 9_000,
  readyzMs: 2_100,
  slowestMs: 5_000,
  seenMs: [12, 30],
}

test('the longest pause begins with what happened and ends with the load', () => {
  expect(longestPause([900, 1_400, 5_000, 1_100], 1_000, 6_000)).toBe(3_600)
  expect(longestPause([900], 1_000, 6_000)).toBe(5_000)
  expect(longestPause([1_500, 5_900], 1_000, 6_000)).toBe(4_400)
  expect(longestPause([5_500, 5_900, 9_000], 1_000, 6_000)).toBe(4_500)
})

test('a round that held breaks nothing', () => {
  expect(brokenPromises(held)).toEqual([])
})

test.each([
  [{ lost: ['7', '8', '9', '11'] }, '4 acknowledged orders are gone (7,8,9)'],
  [{ doubled: 1 }, '1 bags became two orders'],
  [{ unknown: 2 }, '2 orders of which nobody was told'],
  [{ faults: ['stock'] }, 'stock'],
  [{ pauseMs: AGAIN_MS + 1_000 }, 'no order for 36.0 s'],
  [{ readyzMs: 10_000 }, '/readyz answered after 10.0 s'],
  [{ seenMs: [12, undefined] }, 'a change was never seen at the other shop'],
] satisfies [Partial<Outcome>, string][])('%j is a promise broken', (fault, words) => {
  expect(brokenPromises({ ...held, ...fault })).toEqual([words])
})

test('rounds of one situation are one line', () => {
  const rounds = [held, { ...held, pauseMs: 8_000, lost: ['7', '8'] }, { ...held, situation: 'shop' }]
  expect(rowsOf(rounds)).toMatchObject([
    { situation: 'freeze', rounds: 2, orders: 800, lost: 2, 'no order for s': '8.0-35.0', held: 1 },
    { situation: 'shop', rounds: 1, lost: 0, 'no order for s': '35.0', 'change seen ms': 30, held: 1 },
  ])
})
