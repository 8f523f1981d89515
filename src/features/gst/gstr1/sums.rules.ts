import type { InvoiceLine, TaxParts } from '#/features/orders/rules/documents.rules.ts'
import { noTax, plus } from '../documents/document.rules.ts'
import type { HsnSum, RateSum, StateSum } from './gstr1.rules.ts'

const isNothing = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxParts): boolean =>
  taxablePaise === 0 && cgstPaise === 0 && sgstPaise === 0 && igstPaise === 0

/** Sums in the order of their keys. What was sold and came back in the same month is nothing, and left out. */
const sorted = <Sum>(sums: ReadonlyMap<string, Sum>, isEmpty: (sum: Sum) => boolean): Sum[] =>
  [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, sum]) => (isEmpty(sum) ? [] : [sum]))

const rateKey = (rate: number): string => String(rate).padStart(3)

/** Sales to consumers by state and rate. */
export function sumByState() {
  const sums = new Map<string, StateSum>()
  return {
    /** @param sign -1 for what a credit note takes off */
    add({ place, isWithinState }: Pick<StateSum, 'place' | 'isWithinState'>, part: RateSum, sign: 1 | -1) {
      const { rate } = part
      const key = `${place} ${isWithinState} ${rateKey(rate)}`
      sums.set(key, { place, isWithinState, rate, ...plus(sums.get(key) ?? noTax, part, sign) })
    },
    list: (): StateSum[] => sorted(sums, isNothing),
  }
}

/** Goods and services by code and rate. */
export function sumByCode() {
  const sums = new Map<string, HsnSum>()
  return {
    /** @param sign -1 for what a credit note takes off */
    add(line: InvoiceLine, sign: 1 | -1) {
      const { hsn, rate, isService = false } = line
      const key = `${hsn.padEnd(8)} ${isService} ${rateKey(rate)}`
      const before = sums.get(key)
      const pieces = isService ? 0 : sign * line.quantity
      const quantity = (before?.quantity ?? 0) + pieces
      sums.set(key, { hsn, isService, rate, quantity, ...plus(before ?? noTax, line, sign) })
    },
    list: (): HsnSum[] => sorted(sums, (sum) => isNothing(sum) && sum.quantity === 0),
  }
}
