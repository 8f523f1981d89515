import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf, unguarded } from '#/ui/resource/list/csv.ts'
import { readRow } from './cells.rules.ts'
import { delimiterOf, headerOf } from './columns.rules.ts'

const rowOf = (names: string[], cells: string[]) => readRow(2, cells, headerOf(names))

describe('the first row', () => {
  test('names columns whatever their case, spaces and hyphens, and under names that are usual elsewhere', () => {
    expect(headerOf(['Slug', 'Enable Size', 'gst_class', 'MRP', 'Stock', 'Images', 'Rating', ''])).toEqual({
      keys: ['slug', 'enableSize', 'gstClass', 'mrp', 'quantity', 'pictures', undefined, undefined],
      ignored: ['Rating'],
      problem: undefined,
    })
  })

  test('must name the slug, and nothing twice', () => {
    expect(headerOf(['name']).problem).toMatch(/slug/)
    expect(headerOf(['slug', 'Qty', 'quantity']).problem).toBe('The column “quantity” is there twice.')
  })

  test.each([
    ['slug,name;old', ','],
    ['slug;name;price', ';'],
    ['"slug"\t"name"', '\t'],
    ['slug', ','],
  ])('%j is separated by %j', (line, delimiter) => {
    expect(delimiterOf(line)).toBe(delimiter)
  })
})

describe('a row', () => {
  test('becomes what the product form would send', () => {
    const names = ['slug', 'name', 'status', 'enableSize', 'sizes', 'gstClass', 'pictures']
    expect(rowOf(names, [' a ', 'A', 'Active', 'NO', 's, m', 'Fabric', 'x.png | y.png|x.png'])).toEqual({
      row: 2,
      slug: 'a',
      input: {
        slug: 'a',
        name: 'A',
        status: 'true',
        enableSize: 'false',
        sizes: ['S', 'M'],
        gstClass: 'fabric',
      },
      pictures: ['x.png', 'y.png'],
      problems: [],
    })
  })

  test('says nothing where a cell is empty that has a usual value, and nothing at all where there is no column', () => {
    expect(rowOf(['slug', 'status', 'description'], ['a', '', '']).input).toEqual({
      slug: 'a',
      description: '',
    })
    expect(rowOf(['slug'], ['a']).pictures).toBeUndefined()
  })

  test('with words that are no yes and no, or with cells too many, is told so', () => {
    expect(rowOf(['slug', 'status'], ['a', 'perhaps']).problems).toEqual([
      { field: 'status', message: 'Write active or inactive.' },
    ])
    expect(rowOf(['slug', 'mrp printed'], ['a', 'on the tag']).problems).toEqual([
      { field: 'mrpPrinted', message: 'Write true or false.' },
    ])
    expect(rowOf(['slug', 'MRP printed'], ['a', 'Yes']).input).toEqual({ slug: 'a', mrpPrinted: 'true' })
    expect(rowOf(['slug'], ['a', '', ' ']).problems).toEqual([])
    expect(rowOf(['slug'], ['a', 'b']).problems).toMatchObject([{ field: 'row' }])
  })
})

test('whatever a cell held before it was guarded against formulas, it holds again', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...`'=+-@\t\r019.,`) }))
  fc.assert(
    fc.property(texts, (text) => {
      const line = lineOf([text]).slice(0, -2)
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
      expect(/^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d/.test(cell)).toBe(false)
      expect(unguarded(cell)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})
