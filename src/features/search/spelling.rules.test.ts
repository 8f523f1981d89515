import { expect, test } from 'vitest'
import { keyOf, stemsOf } from './spelling.rules.ts'

test.each([
  ['saree', 'sarees'],
  ['sari', 'साड़ी'],
  ['புடவை', 'புடவைகள்'],
  ['selai', 'சேலைகள்'],
  ['படம்', 'படங்கள்'],
  ['நிறம்', 'நிறங்கள்'],
  ['fall', 'ஃபால்'],
  ['jaipuri', 'जयपुरी'],
])('%s and %s have one key', (one, other) => expect(keyOf(one)).toBe(keyOf(other)))

test.each([
  ['இல்கல்', 'இல்'],
  ['கள்', ''],
  ['உங்கள்', 'ऊन'],
  ['மகள்', 'माँ'],
  ['திங்கள்', 'teen'],
])('%s is not %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))

test.each([
  ['সুতির', 'suti'],
  ['সিল্কের', 'silk'],
  ['રેશમની', 'resham'],
  ['रेशमाची', 'resham'],
  ['பட்டுப்', 'pattu'],
])('%s without its ending is %s', (word, stem) => {
  expect(stemsOf(word).map(keyOf)).toContain(keyOf(stem))
})
test('what has no ending has no stem', () => expect(['सूती', 'saree', 'র'].flatMap(stemsOf)).toEqual([]))
