/** Lengths and weights as the API has them and as people read them. */

export const units = ['m', 'g'] as const
export type Unit = (typeof units)[number]

/** Lengths are stored in whole centimetres, weights in whole grams. */
export const storedPer: Readonly<Record<Unit, number>> = { m: 100, g: 1 }

/** `5.5 m`, `450 g`, `1.2 kg`. */
export const measureWords = (unit: Unit, value: number): string =>
  unit === 'g' && value >= 1_000 ? `${value / 1_000} kg` : `${value} ${unit}`
