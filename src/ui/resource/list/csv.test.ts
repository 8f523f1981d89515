import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const linesOf = (rows: Parameters<typeof csvOf>[0]) => csvOf(rows).slice(1).split('\r\n').slice(0, -1)

it('begins with the mark by which Excel knows UTF-8', () => {
  expect(csvOf([['साड़ी']])).toBe('\uFEFFसाड़ी\r\n')
})

it('quotes what holds a comma, a quote or a line break', () => {
  expect(linesOf([['Silk, red', 'the "temple" border', 'two\nlines', 'plain']])).toEqual([
    '"Silk, red","the ""temple"" border","two\nlines",plain',
  ])
})

it('keeps a formula from running and leaves numbers alone', () => {
  expect(linesOf([['=1+1', '+SUM(A1)', '@cmd', '-2+3', -5, '+91', '-1,299.50']])).toEqual([
    "'=1+1,'+SUM(A1),'@cmd,'-2+3,-5,+91,\"-1,299.50\"",
  ])
})

it('writes nothing for what is not there', () => {
  expect(linesOf([[null, undefined, 0, false]])).toEqual([',,0,false'])
})
