/**
 * Whether a barcode is one that everybody knows the thing by (GTIN of 8, 12, 13 or 14 digits): its last digit is right, and
 * it is none of those that a shop gives out for itself (they begin with 02, 04 or 2).
 */
export function isGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false
  const digits = [...barcode.padStart(14, '0')].map(Number)
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0)
  const ownRange = /^\d(2|0[24])/.test(barcode.padStart(14, '0'))
  return sum % 10 === 0 && (barcode.length === 8 || !ownRange)
}
