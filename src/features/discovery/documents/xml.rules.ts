/** What XML 1.0 has no place for, however it is written: control characters, halves of a pair, two that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is sought
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as it may stand in XML, in an element or an attribute. */
export function xmlText(text: string): string {
  const possible = text.replace(IMPOSSIBLE, '')
  // guard: xml-escaped
  return possible.replace(/[&<>"']/g, (character) => NAMED[character] ?? '')
}

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
