import { expect, test } from 'vitest'
import { keyOf } from './spelling.rules.ts'

test.each([
  ['saree', 'sarees'],
  ['sari', 'साड़ी'],
  ['புடவை', 'புடவைகள்'],
  ['selai', 'சேலைகள்'],
  ['படம்', 'படங்கள்'],
  ['நிறம்', 'நிறங்கள்'],
  ['fall', 'ஃபால்'],
])('%s and %s have one key', (one, other) => expect(keyOf(one)).toBe(keyOf(other)))

test.each([
  ['இல்கல்', 'இல்'],
  ['கள்', ''],
  ['உங்கள்', 'ऊन'],
  ['மகள்', 'माँ'],
  ['திங்கள்', 'teen'],
])('%s is not %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))
