/** Money is whole paise inside the program and rupees with two decimals at its edges (JSON, forms, screen). */

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

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
