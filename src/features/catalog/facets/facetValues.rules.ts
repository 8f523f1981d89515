/** The values of filters as addresses and queries have them: `red`, `sri-lanka`, several with commas between. */

/** How a value stands in an address: whatever its letters' case, without blanks and commas. SQL: `valueIn` of productList.store.ts. */
export const facetValue = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[\s,]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')

/** The values that a text names, each once. */
export const valuesIn = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').map(facetValue).filter(Boolean)),
]

/** The choice with one value more, or without it; empty when none is left. */
export function toggled(text: string | undefined, value: string): string {
  const values = valuesIn(text)
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]).join(',')
}
