import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Texts } from './texts.ts'

const words = [
  'silk',
  'Silk ',
  'रेशम ',
  'ৰেশম',
  'é',
  '"},{"',
  '\0',
  ' ',
  '12345',
  '\u{1f458}',
  'x'.repeat(700),
  'ü'.repeat(400),
]
const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' })), { maxLength: 20 })
const step = fc.tuple(fc.nat(5), fc.option(text.map((some) => some.join(''))))

/** What its parts make of another one, as after a start. */
function readAgain(texts: Texts): Texts {
  const parts = [...texts.parts()].map((part) => structuredClone(part))
  const other = new Texts()
  other.load(<Part>() => parts.shift() as Part)
  return other
}

test('a text is what was stored last under its number, whatever others there are, and after it was saved and read', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(40), (steps, saved) => {
      let texts = new Texts()
      const simply = new Map<number, string>()
      for (const [at, [number, stored]] of steps.entries()) {
        if (at === saved) texts = readAgain(texts)
        if (stored === null) texts.delete(number)
        else texts.set(number, stored)
        simply.set(number, stored ?? '')
        for (const [known, wanted] of simply) expect(texts.get(known)).toBe(wanted)
      }
    }),
    { numRuns: 300 },
  )
})

const bytesOf = (texts: Texts): number =>
  [...texts.parts()].reduce<number>((sum, part) => sum + (part instanceof Uint8Array ? part.length : 0), 0)

test('what is said of goods again and again takes less than half of its letters', () => {
  const said = [
    'A saree of pure silk, handwoven in Varanasi. ',
    'Dry clean only; the blouse piece is not stitched. ',
  ]
  const texts = new Texts()
  const all = Array.from(
    { length: 5_000 },
    (_, at) => `"name":"Saree ${at}","description":"${said.join('').repeat(4)}"`,
  )
  for (const [number, one] of all.entries()) texts.set(number, one)
  const written = all.reduce((sum, one) => sum + one.length, 0)
  // Records lie in pieces of 1 MB.
  expect(bytesOf(texts)).toBeLessThan(written / 2 + 2 ** 20)
  expect(texts.get(4_999)).toBe(all[4_999])
})

const inLetters = (number: number): string =>
  Array.from({ length: 5 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26)),
  ).join('')

test('more words than there are codes for are written out', () => {
  const texts = new Texts()
  const all = Array.from({ length: 400 }, (_, at) =>
    Array.from({ length: 100 }, (_one, place) => inLetters(at * 100 + place))
      .map((word) => `${word} ${word} `)
      .join(''),
  )
  for (const [number, one] of all.entries()) texts.set(number, one)
  for (const [number, one] of all.entries()) expect(texts.get(number)).toBe(one)
  const [, codes] = [...texts.parts()]
  expect(codes).toHaveLength(32_512)
})
