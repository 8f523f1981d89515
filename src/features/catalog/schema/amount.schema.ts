import type { Said } from '#/platform/language/said.rules.ts'
import { amountExample, readableNumber } from '#/platform/typed/typed.schema.ts'
import { m } from '../messages/catalog.messages.ts'

const hasPaise = (rupees: number): boolean => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6

/** A price in rupees, to the paisa; `missing` is said where there is none. */
export const priceSchema = (missing: Said) =>
  readableNumber(missing, amountExample).refine(hasPaise, { error: m.twoDecimals })
