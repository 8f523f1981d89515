/**
 * The tax classes of goods; stored with products and orders, so one is never renamed or taken away. Apart from their rates
 * (`taxClasses.rules.ts`), because the first load of a page needs their names alone.
 */
export const gstClasses = [
  'fabric',
  'garment',
  'exempt',
  'gst3',
  'gst5',
  'gst12',
  'gst18',
  'gst28',
  'gst40',
] as const
export type GstClass = (typeof gstClasses)[number]
