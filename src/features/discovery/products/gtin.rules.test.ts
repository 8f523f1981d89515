import { expect, test } from 'vitest'
import { isGtin } from './gtin.rules.ts'

test.each(['8901030865237', '4006381333931', '036000291452', '96385074', '10012345678902'])(
  '%s is known everywhere',
  (code) => expect(isGtin(code)).toBe(true),
)

test.each(['', '8901030865238', '123', '2000000000015', '0200000000011', 'BNR-17', '89010308652370000'])(
  '%s is no more than the shop’s own',
  (code) => expect(isGtin(code)).toBe(false),
)
