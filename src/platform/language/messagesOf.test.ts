import { expect, test } from 'vitest'
import { inLanguage } from './inLanguage.ts'
import { messagesOf } from './messagesOf.ts'

const m = messagesOf({
  en: { bag: 'Bag', pieces: { one: '{count} piece', other: '{count} pieces' }, from: '{price} from {shop}' },
  hi: { bag: 'बैग', pieces: { one: '{count} पीस', other: '{count} पीस हैं' }, from: '{shop} से {price}' },
  ta: { bag: 'பை', pieces: { one: '{count} பீஸ்', other: '{count} பீஸ்' }, from: '{shop}: {price}' },
})

test('outside of any language the main one is spoken', () => {
  expect([m.bag(), m.pieces({ count: 1 }), m.pieces({ count: 2 }), m.pieces({ count: 0 })]).toEqual([
    'Bag',
    '1 piece',
    '2 pieces',
    '0 pieces',
  ])
})

test('a language has its own words, forms and order', () => {
  const said = () => [
    m.bag(),
    m.pieces({ count: 0 }),
    m.pieces({ count: 2 }),
    m.from({ price: 5, shop: 'Zari' }),
  ]
  expect(inLanguage('hi', said)).toEqual(['बैग', '0 पीस', '2 पीस हैं', 'Zari से 5'])
})

test('it is spoken also after waiting, and by nobody else meanwhile', async () => {
  const later = async () => {
    await Promise.resolve()
    return m.bag()
  }
  expect(await Promise.all([inLanguage('hi', later), later(), inLanguage('en', later)])).toEqual([
    'बैग',
    'Bag',
    'Bag',
  ])
})

test('a value that looks like a place stays as it was given', () => {
  expect(m.from({ price: '{shop}', shop: '$&' })).toBe('{shop} from $&')
})
