import type { Tone } from './Badge.tsx'

/** Colour of a rating (1 to 5): above 3 green, 2 to 3 amber, below 2 red (specification, section 9). */
export function ratingTone(rating: number): Extract<Tone, 'success' | 'warning' | 'danger'> {
  if (rating > 3) return 'success'
  return rating >= 2 ? 'warning' : 'danger'
}
