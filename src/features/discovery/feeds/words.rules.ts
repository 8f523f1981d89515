/** Words that both feeds have for what a shop's clothes have no size of their own of. */
// not a message: what catalogues elsewhere read
export const ONE_SIZE = 'One Size'

/** `1299.00 INR`. */
export const priceText = (rupees: number): string => `${rupees.toFixed(2)} INR`

/** The first characters of a text; no character is cut in half. */
export function first(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}
