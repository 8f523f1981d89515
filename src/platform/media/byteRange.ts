/** The bytes that an answer holds, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * What a `Range` header asks of a file of `size` bytes: one range, 'none' of its bytes, or all of it, which is also the answer to
 * what is not understood, and to several ranges at once (RFC 9110, 14.2).
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'all'
  const last = size - 1
  if (from === '') return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: last }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return 'all'
  if (start > last) return 'none'
  return { start, end: to === '' ? last : Math.min(Number(to), last) }
}
