import type { Said } from '#/platform/language/said.rules.ts'
import { amountExample, isWholePaise, readableNumber } from '#/platform/typed/typed.schema.ts'
import { m } from '../messages/catalog.messages.ts'

/** A price in rupees, to the paisa; `missing` is said where there is none. */
export const priceSchema = (missing: Said) =>
  readableNumber(missing, amountExample).refine(isWholePaise, { error: m.twoDecimals })
