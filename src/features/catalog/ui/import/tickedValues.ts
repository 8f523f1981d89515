import type { Preview } from '../../import/import.schema.ts'

/** Values of the file that are to be added, by list. */
export type TickedValues = Readonly<Record<string, readonly string[]>>

export const tickedOf = (ticked: TickedValues, field: string): readonly string[] => ticked[field] ?? []

/** What the draft adds as it is stored. */
export const storedTicks = ({ unknownValues = [] }: Preview): TickedValues =>
  Object.fromEntries(
    unknownValues.map(({ field, values }) => [
      field,
      values.filter(({ add }) => add).map(({ value }) => value),
    ]),
  )

export const countTicks = (ticked: TickedValues): number => Object.values(ticked).flat().length

/** Whether both name the same values, in whatever order. */
export function areSameTicks(one: TickedValues, other: TickedValues): boolean {
  const words = (ticked: TickedValues) =>
    Object.entries(ticked)
      .flatMap(([field, values]) => values.map((value) => `${field} ${value}`))
      .sort()
      .join('\n')
  return words(one) === words(other)
}
