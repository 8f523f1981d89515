/** What an order search text can mean; each that it reads as, none when no order can match. */
export interface OrderSearch {
  /** The least and the greatest id that begin with the text. */
  readonly ids?: { readonly from: string; readonly to: string }
  readonly number?: number
  /** A mobile number of ten digits. */
  readonly contact?: string
  /** The beginning of an e-mail address, in small letters. */
  readonly email?: string
  /** A part of a person's name, of a city or of what was ordered; a short one begins a word of it. */
  readonly name?: string
}

const HEX_DIGITS = 32
/** This much of an id is an id and nobody's name. */
const SURE_HEX_DIGITS = 8

/** An e-mail address, or its beginning: with an `@`, or at least three characters of one word with a letter among them. */
const EMAIL = /^([a-z0-9][^\s@]*@[^\s@]*|(?=.*[a-z])[a-z0-9][a-z0-9._+-]{2,})$/

/** Whether no three letters or digits stand together: such a text has to begin a word. */
export const isShort = (text: string): boolean => !/[\p{Alphabetic}\p{N}]{3}/u.test(text)

const asUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Reads a pasted order id, the beginning of one (with or without hyphens), an order number such as 1001 or #1001, a
 * mobile number such as 98765 43210 or +91 9876543210, an e-mail address or its beginning, or a part of a name. Nobody's
 * name has an `@` in it.
 */
export function readSearch(text: string): OrderSearch {
  const words = text.trim().toLowerCase()
  const hex = words.replaceAll('-', '')
  const isPrefix = /^[0-9a-f][0-9a-f-]*$/.test(words) && hex.length <= HEX_DIGITS
  const digits = /^#?(\d{1,15})$/.exec(words)?.[1]
  const contact = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(words.replace(/[\s-]/g, ''))?.[1]
  const isSurelyId = isPrefix && hex.length >= SURE_HEX_DIGITS
  const isEmail = EMAIL.test(words) && !isSurelyId
  // At least two letters, so that a stray key does not bring up half of the shop's orders.
  const isName = /\p{L}.*\p{L}/u.test(words) && !words.includes('@') && !isSurelyId
  return {
    ...(isPrefix
      ? { ids: { from: asUuid(hex.padEnd(HEX_DIGITS, '0')), to: asUuid(hex.padEnd(HEX_DIGITS, 'f')) } }
      : {}),
    ...(digits === undefined ? {} : { number: Number(digits) }),
    ...(contact === undefined ? {} : { contact }),
    ...(isEmail ? { email: words } : {}),
    ...(isName ? { name: text.trim() } : {}),
  }
}
