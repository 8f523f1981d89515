import { expect, test } from 'vitest'
import type { Category } from '#/features/catalog/schema/category.schema.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import {
  HEADING,
  listedCategory,
  type MenuEntry,
  MOST_CHILDREN,
  MOST_ITEMS,
  shownMenu,
  tidyAddress,
  vanished,
} from './menu.rules.ts'
import { menuSchema } from './menu.schema.ts'
import { targetProblem } from './targets.ts'
import { beginWith, itemsOf } from './ui/admin/draft.ts'

const entry = (label: string, to: string, own: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ label, target: { kind: 'link', to }, highlight: false, visible: true },
  ...own,
})
const heading = (label: string) => entry(label, '', { target: { kind: HEADING, to: '' } })

/** Everything is there but what is called gone. */
const hrefOf = ({ kind, to }: MenuEntry['target']) => (kind === HEADING || to === '/gone' ? undefined : to)

const menu = [
  { ...entry('Sale', '/sale', { highlight: true }), items: [] },
  { ...entry('Sarees', '/gone'), items: [entry('Silk', '/silk'), entry('Linen', '/gone')] },
  { ...heading('Help'), items: [entry('Old', '/gone'), entry('Secret', '/secret', { visible: false })] },
  { ...entry('Gone', '/gone'), items: [] },
  { ...entry('Hidden', '/hidden', { visible: false }), items: [entry('Below', '/below')] },
]

test('shoppers see what is visible and leads somewhere; a heading stays with what is left below it', () => {
  expect(shownMenu(menu, hrefOf, 'en')).toEqual([
    { label: 'Sale', href: '/sale', highlight: true, items: [] },
    { label: 'Sarees', items: [{ label: 'Silk', href: '/silk' }] },
  ])
})

test('each says what is written in a language, else what it says in English', () => {
  const [sale, sarees] = menu
  if (!sale || !sarees) throw new Error('They are there.')
  const asHindi = (label: string) => ({ words: { hi: { label } } })
  const silk = entry('Silk', '/silk', asHindi('रेशम'))
  const worded = [
    { ...sale, ...asHindi('सेल') },
    { ...sarees, ...asHindi(''), items: [silk, entry('Linen', '/linen')] },
  ]
  const labels = (language: Language) =>
    shownMenu(worded, hrefOf, language).map(({ label, items }) => [label, ...items.map((one) => one.label)])
  expect(labels('hi')).toEqual([['सेल'], ['Sarees', 'रेशम', 'Linen']])
  expect(labels('en')).toEqual([['Sale'], ['Sarees', 'Silk', 'Linen']])
  // The words of the other language go nowhere.
  expect(shownMenu(worded, hrefOf, 'en')).toEqual(
    shownMenu([sale, { ...sarees, items: [entry('Silk', '/silk'), entry('Linen', '/linen')] }], hrefOf, 'en'),
  )
})

test('one that begins with the categories is called as they are in each language that the shop speaks', () => {
  const category = (name: string, own: object = {}): Category => ({
    ...{ _id: name, name, status: true, image: null, inMenu: true, menuPosition: null },
    ...{ menuItems: [], garments: null, ...own },
  })
  const kurtis = {
    menuItems: [
      { label: 'Long', word: 'Long' },
      { label: 'Short', word: 'Short' },
    ],
    words: { hi: { name: 'कुर्तियाँ', menuItems: 'लंबी' } },
  }
  // In an order of its own; the first one is called as the program knows it.
  const categories = [category('kurti', kurtis), category('stole'), category('saree', { menuItems: null })]
  const begun = (spoken: readonly 'hi'[]) =>
    itemsOf(beginWith(categories, spoken)).map(({ label, words, items }) => [
      [label, words?.hi?.label],
      ...items.map((child) => [child.label, child.words?.hi?.label]),
    ])
  expect(begun(['hi'])).toEqual([
    [
      ['Saree', 'साड़ी'],
      ['Silk Saree', 'सिल्क साड़ी'],
      ['Cotton Saree', 'कॉटन साड़ी'],
      ['Designer Saree', 'डिज़ाइनर साड़ी'],
    ],
    [
      ['Kurti', 'कुर्तियाँ'],
      ['Long', 'लंबी'],
      ['Short', undefined],
    ],
    [['Stole', undefined]],
  ])
  expect(itemsOf(beginWith(categories)).filter((item) => 'words' in item)).toEqual([])
  // Whatever the admin's page is in, English words are the ones beside which others stand.
  expect(inLanguage('hi', () => begun(['hi']))).toEqual(begun(['hi']))
  // The four of the specification where the shop has no categories yet.
  const four = itemsOf(inLanguage('ta', () => beginWith([], ['hi', 'ta'])))
  expect(four.map(({ label }) => label)).toEqual(['Saree', 'Dress Material', 'Salwar Suit', 'Occasion'])
  expect(four[1]?.words).toEqual({
    hi: { label: 'ड्रेस मटीरियल' },
    ta: { label: 'டிரஸ் மெட்டீரியல்' },
  })
  expect(menuSchema.safeParse(itemsOf(beginWith(categories, ['hi']))).success).toBe(true)
})

test('what leads nowhere any more is named by its place', () => {
  expect(vanished(menu, hrefOf)).toEqual(['1', '1.items.1', '2.items.0', '3'])
})

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...entry(`Item ${at}`, '/about'), items: [] }))

test.each<[string, unknown, string]>([
  ['no items', [], ''],
  ['too many items', many(MOST_ITEMS + 1), ''],
  ['too many below one', [{ ...entry('A', '/'), items: many(MOST_CHILDREN + 1) }], '0.items'],
  ['no label', [entry(' ', '/')], '0.label'],
  ['a long label', [entry('x'.repeat(41), '/')], '0.label'],
  ['a long address', [entry('A', `/${'x'.repeat(500)}`)], '0.target.to'],
  ['two of one name', [entry('Sale', '/'), entry('sale', '/a')], '1.label'],
  [
    'two of one name below',
    [{ ...entry('A', '/'), items: [entry('B', '/'), entry('B', '/')] }],
    '0.items.1.label',
  ],
  [
    'two of one name in another language',
    [
      entry('Sale', '/', { words: { hi: { label: 'सेल' } } }),
      entry('Offers', '/', { words: { hi: { label: 'सेल' } } }),
    ],
    '1.words.hi.label',
  ],
  [
    'a long word in another language',
    [entry('A', '/', { words: { hi: { label: 'क'.repeat(41) } } })],
    '0.words.hi.label',
  ],
  ['a heading over nothing', [heading('Help')], '0.target.kind'],
  ['a heading below a heading', [{ ...heading('Help'), items: [heading('More')] }], '0.items.0.target.kind'],
])('%s is refused where it stands', (_what, items, path) => {
  const { error } = menuSchema.safeParse(items)
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

test('a menu of the greatest size is taken', () => {
  const full = many(MOST_ITEMS).map((item) => ({ ...item, items: many(MOST_CHILDREN) }))
  expect(menuSchema.safeParse(full).success).toBe(true)
})

test.each([
  ['link', '/new/saree/collections?type=Silk'],
  ['link', 'https://wa.me/919876543210?text=Namaste'],
  ['link', 'tel:+91-9876543210'],
  ['link', 'mailto:care@zari.example'],
  ['listing', '/new/salwar%20suit/collections?q=Anarkali&max=5000'],
  ['listing', '/search?q=red%20silk'],
  ['information', '/about'],
  [HEADING, ''],
])('a %s may lead to "%s"', (kind, to) => {
  expect(targetProblem({ kind, to })).toBeUndefined()
})

test.each([
  ['link', 'javascript:alert(1)', 'to'],
  ['link', 'JaVaScRiPt:alert(1)', 'to'],
  ['link', 'data:text/html,x', 'to'],
  ['link', '//evil.example', 'to'],
  ['link', 'http://plain.example', 'to'],
  ['link', 'tel:javascript', 'to'],
  ['link', '', 'to'],
  ['listing', '/about', 'to'],
  ['listing', '/new/saree/collections/../../admin', 'to'],
  ['listing', '/new/%E0%A4%A/collections', 'to'],
  ['category', '', 'to'],
  [HEADING, '/about', 'to'],
  ['toString', '/about', 'kind'],
])('a %s may not lead to "%s"', (kind, to, part) => {
  expect(targetProblem({ kind, to })).toMatchObject({ part })
})

test('an address is taken as it is copied, and a number as it is written', () => {
  const origin = 'https://zari.example'
  expect(tidyAddress(' https://zari.example/search?q=silk ', origin)).toBe('/search?q=silk')
  expect(tidyAddress('https://zari.example.org/x', origin)).toBe('https://zari.example.org/x')
  expect(tidyAddress('TEL: +91 98765 43210', origin)).toBe('tel:+919876543210')
  expect(listedCategory('/new/Salwar%20Suit/collections')).toBe('Salwar Suit')
  expect(listedCategory('/search?q=x')).toBe('')
})
