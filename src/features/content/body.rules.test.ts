import { expect, test } from 'vitest'
import { blockGroups } from './blockGroups.rules.ts'
import { paragraph, picture, productsBlock, wholeBody } from './bodies.fixture.ts'
import { bodyIn, changedBodies, linesIn } from './bodies.rules.ts'
import { firstPicture, linesOf, productsOf, summaryOf } from './body.rules.ts'
import { bodySchema, type PageBody } from './body.schema.ts'

const one = '0199a000-0000-7000-8000-000000000001'
const two = '0199a000-0000-7000-8000-000000000002'
const doc = (...content: PageBody['content']): PageBody => ({ type: 'doc', content })

test('a page with a bit of everything comes out as it went in, key by key', () => {
  const body = wholeBody([one, two])
  expect(JSON.stringify(bodySchema.parse(body))).toBe(JSON.stringify(body))
})

test('its products, each once in their order; its first picture; what it says', () => {
  expect(productsOf(doc(productsBlock([two, one]), paragraph('a'), productsBlock([one])))).toEqual([two, one])
  expect(firstPicture(doc(paragraph('a'), picture('/media/x', 'Silk')))).toMatchObject({ alt: 'Silk' })
  expect(firstPicture(wholeBody([]))?.alt).toBe('A saree on a loom')
  expect(firstPicture(doc())).toBeUndefined()
  expect(linesOf(wholeBody([one])).split('\n')).toEqual([
    'Six yards, five steps, and no pin where it shows.',
    '[picture: A saree on a loom]',
    'Begin at the hip',
    'Tuck firmly see our sarees',
    'Pleats of five fingers',
    'Turn to the left',
    'A saree is never the same twice.',
    '[pictures: The pleats, The pallu]',
    '[products: 1]',
    '[divider]',
    '[button: Ask us on WhatsApp → https://wa.me/919876543210]',
  ])
})

test('the summary ends with a whole word', () => {
  const words = 'six yards of silk '.repeat(20)
  const summary = summaryOf(doc(paragraph('  '), paragraph(words)))
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(summary).toMatch(/ (six|yards|of|silk)…$/)
  expect(summaryOf(doc())).toBe('')
})

test('text stands together; an empty line and a row without products are not shown', () => {
  const body = doc(
    paragraph('a'),
    { type: 'paragraph' },
    paragraph('b'),
    productsBlock([one]),
    paragraph('c'),
    productsBlock([two]),
    paragraph('d'),
  )
  expect(blockGroups(body, [two]).map(({ kind, blocks }) => [kind, ...blocks.map(({ key }) => key)])).toEqual(
    [
      ['text', 0, 2, 4],
      ['other', 5],
      ['text', 6],
    ],
  )
})

test('a body in another language is taken whole; one of empty lines is none, and English is read instead', () => {
  const [english, hindi] = [doc(paragraph('Hip')), doc(paragraph('कमर'))]
  const page = { body: english, bodies: changedBodies(null, { hi: hindi }) }
  expect([bodyIn(page, 'hi'), bodyIn(page, 'en')]).toEqual([hindi, english])
  expect(bodyIn({ body: english, bodies: null }, 'hi')).toBe(english)
  expect(changedBodies({ hi: hindi }, undefined)).toEqual({ hi: hindi })
  expect(changedBodies({ hi: hindi }, {})).toEqual({ hi: hindi })
  for (const empty of [doc(), doc({ type: 'paragraph' }, { type: 'paragraph', content: [] })])
    expect(changedBodies({ hi: hindi }, { hi: empty })).toBeNull()
  expect(changedBodies(null, { hi: doc({ type: 'horizontalRule' }) })).not.toBeNull()
  expect(linesIn({ hi: hindi })).toEqual({ hi: 'कमर' })
})
