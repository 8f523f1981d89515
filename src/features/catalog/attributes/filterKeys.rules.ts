/**
 * The attributes by which both lists can be narrowed, in the order in which filters stand. They are apart from the attributes
 * themselves because the address of a listing is read by every visitor's browser.
 */
export const filterKeys = [
  'fabric',
  'weave',
  'colour',
  'work',
  'pattern',
  'border',
  'occasion',
  'blousePiece',
  'lining',
  'marks',
  'countryOfOrigin',
] as const
export type FilterKey = (typeof filterKeys)[number]

/** What lists are narrowed to, by attribute; several values with commas between. */
export type AttributeFilter = { [Key in FilterKey]?: string | undefined }
