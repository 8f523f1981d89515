import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstLists } from '../attributes/attributeLists.rules.ts'
import { CatalogView } from './catalogView.ts'
import { category, categoryIds, change, product, productIds, question } from './randomViews.fixture.ts'
import { SimpleView } from './simpleView.fixture.ts'

test('answers what looking through everything answers, whatever changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(change, fc.array(question, { maxLength: 6 })), { maxLength: 12 }),
      (steps) => {
        const [view, simply] = [new CatalogView(), new SimpleView()]
        for (const [apply, questions] of steps) {
          apply(view)
          apply(simply)
          // Twice: what is asked for again is remembered, and has to follow the next change.
          for (const ask of [...questions, ...questions]) expect(ask(view)).toEqual(ask(simply))
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('a slug that another product took is that one’s, also before it is heard that the first has another', () => {
  const [room = ''] = categoryIds
  const [saree] = fc.sample(category(room), { numRuns: 1, seed: 1 })
  const [first, second] = fc
    .sample(fc.tuple(...productIds.slice(0, 2).map(product)), { numRuns: 1, seed: 1 })
    .flat()
    .map((row) => ({ ...row, status: true, categoryId: room, rowVersion: 1 }))
  if (!saree || !first || !second) throw new Error('There are two products')
  const view = new CatalogView()
  view.changes.putCategory(room, { ...saree, status: true })
  let rowVersion = 1
  const put = (row: typeof first, slug: string) => {
    rowVersion += 1
    view.changes.putProducts(new Map([[row.id, { ...row, slug, rowVersion }]]))
  }
  put(first, 'silk')
  put(second, 'silk')
  expect(view.find('silk')?.id).toBe(second.id)
  put(first, 'cotton')
  expect([view.find('silk')?.id, view.find('cotton')?.id]).toEqual([second.id, first.id])
  put(first, 'linen')
  const bytes = () =>
    [...view.parts()].reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
  const before = bytes()
  for (let at = 0; at < 200; at += 1) put(first, `linen-${at}`)
  expect(bytes()).toBe(before)
  expect([view.find('linen-198'), view.find('linen-199')?.id]).toEqual([undefined, first.id])
})

test('a swatch that changes is changed where the product was listed before', () => {
  const [room = ''] = categoryIds
  const [rows, saree] = [
    fc.sample(fc.tuple(...productIds.slice(0, 2).map(product)), { numRuns: 1, seed: 1 }).flat(),
    fc.sample(category(room), { numRuns: 1, seed: 1 })[0],
  ]
  const view = new CatalogView()
  view.changes.putCategory(room, saree && { ...saree, status: true })
  const red = { colour: 'Red', family: 'LAL', categoryId: room, rowVersion: 1 }
  view.changes.putProducts(new Map(rows.map((row) => [row.id, { ...row, ...red }])))
  const listed = () => view.list({}, 'none', undefined, 9).json.toString()
  // What is listed again is remembered.
  listed()
  listed()
  for (const hex of ['#b3202c', '#7a1230']) {
    view.changes.putLists({ ...firstLists(), colour: [{ value: 'Red', hex, active: true }] })
    expect([...listed().matchAll(/"hex":"([^"]*)"/g)].map(([, shown]) => shown)).toEqual([hex, hex])
  }
})

test('a product that cannot be written leaves nothing behind, and is there once it can', () => {
  const [room = ''] = categoryIds
  const [saree] = fc.sample(category(room), { numRuns: 1, seed: 1 })
  const [first, second] = fc
    .sample(fc.tuple(...productIds.slice(0, 2).map(product)), { numRuns: 1, seed: 1 })
    .flat()
    .map((row) => ({ ...row, slug: row.id, categoryId: room, rowVersion: 1 }))
  if (!saree || !first || !second) throw new Error('There are two products')
  const view = new CatalogView()
  view.changes.putCategory(room, { ...saree, status: true })
  view.changes.putProducts(new Map([[first.id, first]]))
  // No JSON can be made of it.
  const broken = { ...second, words: { hi: { name: 1n } } as never }
  expect(() => view.changes.putProducts(new Map([[second.id, broken]]))).toThrow()
  expect([view.has(second.id), view.has(first.id)]).toEqual([false, true])
  view.changes.putProducts(new Map([[second.id, second]]))
  expect(new Set(view.ids())).toEqual(new Set([first.id, second.id]))
  expect(view.find(first.id)?._id).toBe(first.id)
})

test('answers the same of more products than are sorted by themselves', () => {
  const ids = Array.from(
    { length: 140 },
    (_, at) => `0193a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const many = fc.tuple(...ids.map(product))
  const stocked = fc.tuple(...categoryIds.map(category))
  fc.assert(
    fc.property(
      many,
      stocked,
      fc.array(question, { minLength: 20, maxLength: 40 }),
      // As they are read at a start, or the newest first; some go and come again.
      fc.boolean(),
      fc.subarray(ids),
      (rows, rooms, questions, isNewestFirst, gone) => {
        const [view, simply] = [new CatalogView(), new SimpleView()]
        const sorted = isNewestFirst ? rows.toReversed() : rows
        const products = new Map(sorted.map((row) => [row.id, { ...row, rowVersion: 1 }]))
        for (const one of [view, simply]) {
          for (const room of rooms) one.changes.putCategory(room.id, room)
          one.changes.putProducts(products)
          one.changes.putProducts(new Map(gone.map((id) => [id, undefined])))
          for (const id of gone) one.changes.putProducts(new Map([[id, products.get(id)]]))
        }
        for (const ask of questions) expect(ask(view)).toEqual(ask(simply))
      },
    ),
    // A smaller example is looked for in vain for minutes: `seed` and `path` find this one again.
    { numRuns: 20, endOnFailure: true },
  )
})

test('a list that is longer than what is remembered of lists is whole', () => {
  const [room = ''] = categoryIds
  const [saree] = fc.sample(category(room), { numRuns: 1, seed: 1 })
  const [some] = fc.sample(product(productIds[0] ?? ''), { numRuns: 1, seed: 1 })
  if (!saree || !some) throw new Error('There is a product')
  const view = new CatalogView()
  view.changes.putCategory(room, { ...saree, status: true })
  const ids = Array.from(
    { length: 300 },
    (_, at) => `0190${at.toString(16).padStart(4, '0')}-0000-7000-8000-000000000000`,
  )
  // All of them together are longer than the 8 MB that are remembered.
  const description = 'Woven of silk. '.repeat(2_500)
  const row = { ...some, categoryId: room, rowVersion: 1, status: true, description }
  view.changes.putProducts(new Map(ids.map((id) => [id, { ...row, id, slug: id }])))
  // What is listed again is remembered, and the last of a list take the place of its first.
  for (const most of [100, 100, 300, 300, 300]) {
    const listed: { _id: string }[] = JSON.parse(view.list({}, 'none', undefined, most).json.toString())
    expect(listed.map(({ _id }) => _id)).toEqual(ids.toReversed().slice(0, most))
    expect(listed.every((one) => JSON.stringify(one).includes(description))).toBe(true)
  }
})
