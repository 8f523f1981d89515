/** The values of filters as addresses and queries have them: `red`, `sri-lanka`, several with commas between. */

/** Longer texts name no values, characters. */
export const LONGEST_CHOICE = 500

/** How a value stands in an address: whatever its letters' case, without blanks and commas. SQL: `valueIn` of productList.store.ts. */
export const facetValue = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[\s,]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The values that a text names, each once. */
export const valuesIn = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').map(facetValue).filter(Boolean)),
]

/** What a value is called where only its address is known. */
export const labelOfValue = (value: string): string => {
  const words = value.trim().replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
