/** What an order search text can mean; both when it reads both ways, none when no order can match. */
export interface OrderSearch {
  /** The least and the greatest id that begin with the text. */
  readonly ids?: { readonly from: string; readonly to: string }
  readonly number?: number
}

const HEX_DIGITS = 32

const asUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Reads a pasted order id, the beginning of one (with or without hyphens), or an order number such as 1001 or #1001. */
export function readSearch(text: string): OrderSearch {
  const words = text.trim().toLowerCase()
  const hex = words.replaceAll('-', '')
  const isPrefix = /^[0-9a-f][0-9a-f-]*$/.test(words) && hex.length <= HEX_DIGITS
  const digits = /^#?(\d{1,15})$/.exec(words)?.[1]
  return {
    ...(isPrefix
      ? { ids: { from: asUuid(hex.padEnd(HEX_DIGITS, '0')), to: asUuid(hex.padEnd(HEX_DIGITS, 'f')) } }
      : {}),
    ...(digits === undefined ? {} : { number: Number(digits) }),
  }
}
