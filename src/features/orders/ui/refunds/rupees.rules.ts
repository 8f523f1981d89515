/** What somebody typed as an amount, in rupees: `1,499.50` is 1499.5. Undefined for what is no amount. */
export function typedRupees(text: string): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** An amount as it stands in a field: `1499.50`, whole rupees without decimals. */
export const rupeesField = (rupees: number): string =>
  Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2)
