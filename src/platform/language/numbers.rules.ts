const grouped = new Intl.NumberFormat('en-IN')

/** A number as shown to people in any language: `12,34,567`. */
export const formatNumber = (count: number): string => grouped.format(count)

/** What a message needs of a number: `count` chooses its words, `shown` stands in them. */
export const counted = (count: number): { readonly count: number; readonly shown: string } => ({
  count,
  shown: formatNumber(count),
})
