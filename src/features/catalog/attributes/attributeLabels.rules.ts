import { m } from './messages/attributes.messages.ts'

const labels: Readonly<Record<string, (() => string) | undefined>> = {
  fabric: m.fabric,
  weave: m.weave,
  colour: m.colour,
  work: m.work,
  pattern: m.pattern,
  border: m.border,
  occasion: m.occasion,
  clothLength: m.clothLength,
  blousePiece: m.blousePiece,
  blouseLength: m.blouseLength,
  setContents: m.setContents,
  lining: m.lining,
  weight: m.weight,
  care: m.care,
  marks: m.marks,
  certificate: m.certificate,
  hsn: m.hsn,
  gstClass: m.gstClass,
  countryOfOrigin: m.countryOfOrigin,
}

/**
 * What an attribute is called in the language of the page. Its own `label` is the English one: answers of the API have it, since
 * they are cached for all languages, and so do the log and what is searched.
 */
export const labelOf = ({ key, label }: { readonly key: string; readonly label: string }): string =>
  labels[key]?.() ?? label
