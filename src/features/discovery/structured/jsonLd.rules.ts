/** A thing of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/**
 * Things as text for a script element of a page: `<` is escaped, so that nothing in a name or description can end the
 * element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // guard: json-ld-escaped
  return text.replaceAll('<', '\\u003c')
}

/** A word of one of schema.org's own lists. */
export const word = (name: string): string => `https://schema.org/${name}`

/** Rupees as schema.org has them. */
export const rupees = (amount: number) =>
  ({ '@type': 'MonetaryAmount', value: amount.toFixed(2), currency: 'INR' }) as const
