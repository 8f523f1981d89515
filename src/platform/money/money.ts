/** Money is whole paise inside the program and rupees with two decimals at its edges (JSON, forms, screen). */

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const wholeInr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Rupees with at most two decimals to whole paise; throws RangeError for what is not a countable amount. */
export function paiseOf(rupees: number): number {
  const paise = Math.round(rupees * 100)
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount in rupees: ${rupees}`)
  return paise
}

/** Whole paise to rupees, e.g. 129950 to 1299.5. */
export function rupeesOf(paise: number): number {
  return paise / 100
}

/** Rupees as shown to people: `₹12,34,567.50`, always two decimals, Indian grouping (specification, section 1). */
export function formatRupees(rupees: number): string {
  return inr.format(rupees)
}

/** Whole paise as shown to people: `₹12,34,567.50`. */
export function formatPaise(paise: number): string {
  return inr.format(rupeesOf(paise))
}

/** Rupees rounded to whole ones, where paise make no difference: `₹5,000`. */
export function formatWholeRupees(rupees: number): string {
  return wholeInr.format(rupees)
}

/** Rupees for a sentence, in which decimals of whole ones only stand in the way: `₹420`, `₹420.50`. */
export function formatRupeesShort(rupees: number): string {
  const text = formatRupees(rupees)
  return text.endsWith('.00') ? text.slice(0, -'.00'.length) : text
}

/** Whole paise for a sentence: `₹420`, `₹420.50`. */
export function formatPaiseShort(paise: number): string {
  return formatRupeesShort(rupeesOf(paise))
}
