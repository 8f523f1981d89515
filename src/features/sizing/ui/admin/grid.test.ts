import { expect, test } from 'vitest'
import { newChartSchema } from '../../sizing.schema.ts'
import * as grid from './grid.ts'

const draft = () => ({ ...grid.emptyDraft(), name: 'Kurtas' })
const texts = (chart: grid.ChartDraft) => chart.rows.map((row) => row.texts.join('|'))

test('what was typed in one unit is shown in the other; what is no length stays', () => {
  const typed = grid.withText(grid.withText(draft(), 0, 0, '36 1/2'), 0, 1, 'about 30')
  expect(texts(grid.inUnit(typed, 'in', 'cm'))[0]).toBe('92.5|about 30|')
  expect(texts(grid.inUnit(grid.inUnit(typed, 'in', 'cm'), 'cm', 'in'))[0]).toBe('36½|about 30|')
})

test('cells of a spreadsheet fill the table from one cell on, and none beyond its edge', () => {
  const filled = grid.withPasted(draft(), 4, 1, '34\t36\t38\r\n35\t37\t39\r\n1\t2\t3\r\n')
  expect(texts(filled)).toEqual(['||', '||', '||', '||', '|34|36', '|35|37'])
})

test('rows and measures are added, copied and removed, and every row has one text for each measure', () => {
  const one = grid.withText(draft(), 1, 0, '34')
  const copied = grid.withRow(one, 1)
  expect(copied.rows[2]).toMatchObject({ size: '', texts: ['34', '', ''] })
  expect(new Set(copied.rows.map(({ key }) => key)).size).toBe(7)
  const wider = grid.withColumn(copied, { of: 'garment', point: 'length' })
  expect(wider.rows.every((row) => row.texts.length === 4)).toBe(true)
  const narrower = grid.withoutColumn(wider, 0)
  expect(narrower.columns[0]).toEqual({ of: 'body', point: 'waist' })
  expect(texts(grid.withoutRow(narrower, 0))[0]).toBe('||')
  expect(grid.columnsLeft(wider)).not.toContainEqual({ of: 'garment', point: 'length' })
})

test('a cell that is no length is refused at its place', () => {
  const typed = grid.withText(grid.withText(draft(), 2, 1, '28"'), 3, 2, 'wide')
  const { error } = newChartSchema.safeParse(grid.chartOf(typed, 'in'))
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['rows.3.values.2'])
  const { data } = newChartSchema.safeParse(grid.chartOf(grid.withText(typed, 3, 2, '91 cm'), 'in'))
  expect(data?.rows[3]?.values).toEqual([null, null, 910])
  expect(data?.rows[2]?.values).toEqual([null, 711, null])
})

test('sizes and measures stand once, and belong to the garment', () => {
  const twice = grid.withColumn(grid.withRow(draft(), 0), { of: 'body', point: 'bust' })
  const odd = { ...grid.withColumn(twice, { of: 'body', point: 'flare' }) }
  const rows = odd.rows.map((row, at) => (at === 1 ? { ...row, size: 'xs' } : row))
  const { error } = newChartSchema.safeParse(grid.chartOf({ ...odd, rows }, 'in'))
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'columns.3',
    'columns.4',
    'rows.1.size',
  ])
})
