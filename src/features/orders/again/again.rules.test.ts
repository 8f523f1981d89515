import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPaise } from '#/platform/money/money.ts'
import { againText, type OfferedNow, type OrderedBefore, planAgain } from './again.rules.ts'

const saree: OfferedNow = {
  id: 'saree',
  name: 'Saree',
  pricePaise: 100_00,
  quantity: 5,
  ownSize: '',
  status: true,
  deletedAt: null,
  enableSize: false,
  sizes: [],
}
const kurta: OfferedNow = {
  ...saree,
  id: 'kurta',
  name: 'Kurta',
  ownSize: 'M',
  enableSize: true,
  sizes: ['M', 'L'],
}

interface BagLine {
  readonly _id: string
  readonly size: string
  readonly quantity: number
  readonly product: {
    readonly _id: string
    readonly name: string
    readonly quantity: number
    readonly ownSize: string
  }
}
const held = (product: OfferedNow, size: string, quantity: number): BagLine => ({
  _id: `bag ${product.id} ${size}`,
  size,
  quantity,
  product: { ...product, _id: product.id },
})
const was = (
  product: OfferedNow,
  size: string,
  quantity: number,
  pricePaise = product.pricePaise,
): OrderedBefore => ({
  id: `line ${product.id} ${size}`,
  productId: product.id,
  name: product.name,
  size,
  pricePaise,
  quantity,
})
const plan = (
  ordered: readonly OrderedBefore[],
  offered: readonly (OfferedNow | undefined)[],
  bag: readonly BagLine[] = [],
) => planAgain(ordered, offered, bag, (product, size, quantity) => held(product, size, quantity))
const text = (line: Parameters<typeof againText>[0] | undefined) => line && againText(line, formatPaise)

test.each<[string, OrderedBefore, OfferedNow | undefined, readonly BagLine[], number, string | undefined]>([
  ['all of it', was(saree, '', 2), saree, [], 2, undefined],
  ['a gift', { ...was(saree, '', 1), isGift: true }, saree, [], 0, 'It was a gift with that order.'],
  ['gone', was(saree, '', 2), undefined, [], 0, 'No longer on sale.'],
  ['taken off', was(saree, '', 2), { ...saree, status: false }, [], 0, 'No longer on sale.'],
  ['another size', was(kurta, 'S', 1), kurta, [], 0, 'No longer made in size S.'],
  [
    'sizes by now',
    was(saree, '', 1),
    { ...saree, enableSize: true, sizes: ['M'] },
    [],
    0,
    'Made in sizes now: please choose one on its page.',
  ],
  ['sold out', was(kurta, 'M', 1), { ...kurta, quantity: 0 }, [], 0, 'It is out of stock in size M.'],
  ['fewer', was(saree, '', 7), saree, [], 5, 'Only 5 of 7 can be had.'],
  ['dearer', was(saree, '', 1, 90_00), saree, [], 1, 'Now ₹100.00, was ₹90.00 a piece.'],
  [
    'fewer and cheaper',
    was(saree, '', 7, 120_00),
    saree,
    [],
    5,
    'Only 5 of 7 can be had. Now ₹100.00, was ₹120.00 a piece.',
  ],
  ['there already', was(saree, '', 2), saree, [held(saree, '', 3)], 2, undefined],
  ['some of it there', was(saree, '', 4), saree, [held(saree, '', 3)], 4, undefined],
])('%s', (_what, ordered, offered, bag, inBag, words) => {
  const { lines } = plan([ordered], [offered], bag)
  expect([lines[0]?.inBag, text(lines[0])]).toEqual([inBag, words])
})

test('whatever was ordered and is held, the bag never holds more than there is, nothing becomes fewer, and again adds nothing', () => {
  const products = [saree, kurta]
  const pieces = fc.integer({ min: 1, max: 9 })
  const someLine = fc.tuple(fc.nat(1), pieces)
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 5 }), fc.array(someLine, { maxLength: 2 }), (asked, had) => {
      const lineFor = (at: number): [OfferedNow, string] => (at === 0 ? [saree, ''] : [kurta, 'M'])
      const ordered = asked.map(([at, n]) => was(...lineFor(at), n))
      const offered = asked.map(([at]) => products[at])
      const bag = [...new Map(had.map(([at, n]) => [at, held(...lineFor(at), Math.min(5, n))])).values()]
      const { lines, changed } = plan(ordered, offered, bag)
      const after = new Map([...bag, ...changed].map((line) => [line._id, line]))
      for (const line of bag) expect(after.get(line._id)?.quantity).toBeGreaterThanOrEqual(line.quantity)
      for (const { quantity } of after.values()) expect(quantity).toBeLessThanOrEqual(5)
      for (const line of lines) expect(line.inBag).toBeLessThanOrEqual(line.asked)
      expect(plan(ordered, offered, [...after.values()]).changed).toEqual([])
    }),
  )
})
