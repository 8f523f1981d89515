import { expect, test } from 'vitest'
import { tokensOf } from './tokens.rules.ts'
import { splitUnwanted } from './unwanted.rules.ts'

test.each([
  ['saree without zari', 'saree', 'zari'],
  ['without zari saree', 'saree', 'zari'],
  ['bina dupatta suit', 'suit', 'dupatta'],
  ['suit dupatta ke bina', 'suit', 'dupatta'],
  ['बिना ज़री साड़ी', 'साड़ी', 'ज़री'],
  ['silk saree not printed', 'silk saree', 'printed'],
  ['no embroidery kurti', 'kurti', 'embroidery'],
  ['saree no 12', 'saree no 12', ''],
  ['saree without', 'saree without', ''],
  ['silk saree', 'silk saree', ''],
])('%j wants %j and not %j', (typed, wanted, unwanted) => {
  const split = splitUnwanted(tokensOf(typed))
  const text = (tokens: readonly { text: string }[]) => tokens.map((token) => token.text).join(' ')
  expect([text(split.wanted), text(split.unwanted)]).toEqual([wanted, unwanted])
})
