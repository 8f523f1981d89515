import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedTexts } from './packedTexts.ts'

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
function readAgain(texts: PackedTexts): PackedTexts {
  const parts = [...texts.parts()].map((part) => structuredClone(part))
  const other = new PackedTexts()
  other.load(<Part>() => parts.shift() as Part)
  return other
}

test('a text is what was stored last under its number, whatever others there are, and after it was saved and read', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(40), (steps, saved) => {
      let texts = new PackedTexts()
      const simply = new Map<number, string>()
      for (const [at, [number, stored]] of steps.entries()) {
        if (at === saved) texts = readAgain(texts)
        // Several products have the same words, and each has some of its own.
        texts.set(number, stored === null ? undefined : texts.pack(stored, `product ${number}`))
        simply.set(number, stored ?? '')
        for (const [known, wanted] of simply) expect(texts.get(known)).toBe(wanted)
      }
    }),
    { numRuns: 300 },
  )
})

const bytesOf = (texts: PackedTexts): number =>
  [...texts.parts()].reduce<number>((sum, part) => sum + (part instanceof Uint8Array ? part.length : 0), 0)

test('what is said of goods again and again takes less than half of its letters', () => {
  const said = [
    'A saree of pure silk, handwoven in Varanasi. ',
    'Dry clean only; the blouse piece is not stitched. ',
  ]
  const texts = new PackedTexts()
  const all = Array.from(
    { length: 5_000 },
    (_, at) => `"name":"Saree ${at}","description":"${said.join('').repeat(4)}"`,
  )
  for (const [number, one] of all.entries()) texts.set(number, texts.pack(one, String(number)))
  const written = all.reduce((sum, one) => sum + one.length, 0)
  // Records lie in pieces of 1 MB.
  expect(bytesOf(texts)).toBeLessThan(written / 2 + 2 ** 20)
  expect(texts.get(4_999)).toBe(all[4_999])
})

const inLetters = (number: number): string =>
  Array.from({ length: 5 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26)),
  ).join('')

/** How many words have a code. */
const codesOf = (texts: PackedTexts): number =>
  [...texts.parts()].reduce<number>(
    (sum, part) => sum + (Array.isArray(part) ? part.filter((word) => typeof word === 'string').length : 0),
    0,
  )

/** A hundred words that only texts of the same number have. */
const ownWords = (number: number): string =>
  Array.from({ length: 100 }, (_one, place) => inLetters(number * 100 + place)).join(' ')

test('more words than there are codes for are written out', () => {
  const texts = new PackedTexts()
  const all = Array.from({ length: 800 }, (_, at) => ownWords(Math.floor(at / 2)))
  for (const [number, one] of all.entries()) texts.set(number, texts.pack(one, String(number)))
  for (const [number, one] of all.entries()) expect(texts.get(number)).toBe(one)
  expect(codesOf(texts)).toBe(32_512)
})

test('what one product alone says takes no code, however often it is written again', () => {
  const texts = new PackedTexts()
  for (const number of [0, 1, 1, 1, 2, 2]) texts.set(number, texts.pack(ownWords(number), String(number)))
  expect(codesOf(texts)).toBe(0)
  texts.set(3, texts.pack(ownWords(2), '3'))
  expect(codesOf(texts)).toBe(100)
  expect([1, 2, 3].map((number) => texts.get(number))).toEqual([1, 2, 2].map(ownWords))
})
