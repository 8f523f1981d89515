import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { documentOf, nextTurn, readDocument, shownAt } from './document.rules.ts'
import { headingSaid } from './kinds/usualHeadings.rules.ts'
import { sectionIn } from './sections.fixture.ts'
import { headingOf, type Kind, type Section, sectionKinds, sectionSchema } from './sections.schema.ts'
import { spokenIn } from './spoken.rules.ts'
import { templates } from './templates.rules.ts'

const at = (time: string) => Date.parse(time)

test('whatever is stored is read without failing, and a section that is not known is named', () => {
  for (const stored of [undefined, null, 7, 'text', [], {}, { sections: null }, { sections: {} }])
    expect(readDocument(stored)).toEqual({ sections: [], leftOut: [] })
  const hero = sectionIn('hero')
  const unknown = { ...hero, kind: 'film', heading: 'Our film' }
  expect(readDocument({ version: 9, sections: [unknown, hero, null] })).toEqual({
    sections: [hero],
    leftOut: [
      { place: 1, kind: 'film', heading: 'Our film' },
      { place: 3, kind: '', heading: '' },
    ],
  })
  // What a document holds is read as it was written.
  expect(readDocument(JSON.parse(JSON.stringify(documentOf([hero])))).sections).toEqual([hero])
})

test('a section is shown from its first minute to before its last', () => {
  const from = '2026-11-01T03:30:00.000Z'
  const until = '2026-11-02T18:30:00.000Z'
  const sections = [sectionIn('text', { text: 'Diwali', from, until }), sectionIn('hero')]
  const count = (time: string) => shownAt(sections, at(time)).length
  expect(count('2026-11-01T03:29:59.999Z')).toBe(1)
  expect(count(from)).toBe(2)
  expect(count('2026-11-02T18:29:59.999Z')).toBe(2)
  expect(count(until)).toBe(1)
  expect(nextTurn(sections, at(from) - 1)).toBe(at(from))
  expect(nextTurn(sections, at(from))).toBe(at(until))
  expect(nextTurn(sections, at(until))).toBe(Number.POSITIVE_INFINITY)
})

test('each kind says what it is, and its form asks for all that a new one begins with', () => {
  for (const { kind, label, text, blank, fields = [], schema } of sectionKinds) {
    expect([label(), text()], kind).not.toContain('')
    expect(fields.map(({ name }) => name).sort(), kind).toEqual(Object.keys(blank).sort())
    // A new one is right, or its form says what is missing.
    const { error } = schema.safeParse({ id: crypto.randomUUID(), kind, ...blank })
    const named = (error?.issues ?? []).map(({ path }) => String(path[0]))
    expect(
      named.filter((name) => !fields.some((field) => field.name === name)),
      kind,
    ).toEqual([])
  }
})

test('ready pages are made of sections that there are', () => {
  for (const { name: label, sectionsOf } of templates) {
    const sections = sectionsOf({ newId: () => crypto.randomUUID(), picture: '' })
    expect(sections.length, label).toBeGreaterThan(2)
    for (const section of sections) expect(sectionSchema.parse(section)).toEqual(section)
    expect(sections[0]?.kind, label).toBe('hero')
  }
})

test('a heading is the owner’s, or else that of its kind', () => {
  expect(headingOf(sectionIn('underPrice', { most: 5_000 }))).toBe('Under Rs 5,000')
  expect(headingOf(sectionIn('underPrice', { heading: 'Little gifts' }))).toBe('Little gifts')
  expect(headingOf(sectionIn('text', { text: 'Ours' }))).toBe('')
  const inHindi = (kind: Kind) => inLanguage('hi', () => headingOf(sectionIn(kind)))
  expect([inHindi('underPrice'), inHindi('bestReviews')]).toEqual(['₹2,000 तक', 'हमारे ग्राहक क्या कहते हैं'])
  // What pages are made of is in the main language.
  const said = (section: Section, heading = 'As answered') =>
    inLanguage('hi', () => headingSaid({ section, heading }))
  expect(said(sectionIn('underPrice', { most: 5_000 }))).toBe('₹5,000 तक')
  expect(said(sectionIn('newArrivals', { heading: 'Just woven' }), 'Just woven')).toBe('Just woven')
  expect(said(sectionIn('collectionProducts', { collection: 'silks' }), 'Silks')).toBe('Silks')
})

test('a section is read in a language field by field; in English, and with nothing written, as it is', () => {
  const tile = { picture: '/media/a.340x480.8a1a2e/340.webp', alt: 'Red', link: '' }
  const tiles = sectionIn('tiles', { tiles: [{ ...tile, words: { hi: { alt: 'लाल' } } }, tile] })
  const plain = sectionIn('tiles', { tiles: [tile, tile] })
  expect(spokenIn(tiles, 'hi')).toEqual({ ...plain, id: tiles.id, tiles: [{ ...tile, alt: 'लाल' }, tile] })
  expect(JSON.stringify(spokenIn(tiles, 'en'))).toBe(JSON.stringify({ ...plain, id: tiles.id }))
  expect(JSON.stringify(spokenIn(plain, 'hi'))).toBe(JSON.stringify(plain))
  const words = { hi: { heading: 'नया', text: '' } }
  const text = sectionIn('text', { heading: 'New', text: 'Just woven.', words })
  expect(text.words).toEqual({ hi: { heading: 'नया' } })
  expect(spokenIn(text, 'hi')).toEqual({ ...text, heading: 'नया', words: undefined })
  expect(readDocument(JSON.parse(JSON.stringify(documentOf([text])))).sections).toEqual([text])
  // What a kind has no field for is not taken.
  expect(sectionIn('hero', { words }).words).toBeUndefined()
})
