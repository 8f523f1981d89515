import { expect, test } from 'vitest'
import { leaderIn, type Member, missingIn, standbyIn } from './members.ts'

const whole: Member[] = [
  { name: 'n1', role: 'replica', state: 'streaming', timeline: 3, lag: 0 },
  { name: 'n2', role: 'leader', state: 'running', timeline: 3 },
  { name: 'n3', role: 'sync_standby', state: 'running', timeline: 3, lag: 0 },
]
const but = (name: string, change: Partial<Member>) =>
  whole.map((member) => (member.name === name ? { ...member, ...change } : member))

test('who leads and who follows in step', () => {
  expect([leaderIn(whole), standbyIn(whole), missingIn(whole, 3)]).toEqual(['n2', 'n3', undefined])
})

test.each([
  ['1 of 3 machines are not there', whole.slice(1)],
  ['nobody leads', but('n2', { role: 'replica' })],
  ['nobody leads', but('n2', { state: 'starting' })],
  ['nobody follows in step', but('n3', { role: 'replica' })],
  ['n1 is crashed', but('n1', { state: 'crashed' })],
  ['timelines 2, 3', but('n1', { timeline: 2 })],
] satisfies [string, Member[]][])('%s', (words, members) => {
  expect(missingIn(members, 3)).toBe(words)
})
