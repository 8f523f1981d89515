/** A text, or what says it in the language of the moment. */
export type Said = string | (() => string)

export const said = (text: Said): string => (typeof text === 'string' ? text : text())
