/**
 * The names of a mail's header lines, lower case, in their order; undefined where it is not written as mails are (RFC 5322). What one program
 * would read in another way than the next (a line without a name, a lone CR, a NUL) is refused whole: a signature says nothing of it.
 */
export function headerNames(raw: Uint8Array): string[] | undefined {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const names: string[] = []
  for (const line of text.slice(0, end).split('\r\n')) {
    // guard: mail-header-lines
    if (/[\r\n\0]/.test(line)) return undefined
    if (/^[ \t]/.test(line)) {
      if (names.length === 0 || line.trim() === '') return undefined
      continue
    }
    const name = /^([!-9;-~]+):/.exec(line)?.[1]
    if (name === undefined) return undefined
    names.push(name.toLowerCase())
  }
  return names
}

/** What says who wrote what, to whom and when, and how the text is to be read. */
const MEANINGFUL = ['from', 'to', 'subject', 'date', 'content-type', 'content-transfer-encoding'] as const

/** Whether a header that says so stands twice: signatures cover the last one, and some readers show the first. */
export const isTwofold = (names: readonly string[]): boolean =>
  [...MEANINGFUL, 'sender', 'message-id', 'mime-version'].some(
    (name) => names.filter((each) => each === name).length > 1,
  )

/** Which of those that a mail has are not covered by a signature. */
export const unsigned = (names: readonly string[], signed: readonly string[]): string[] =>
  MEANINGFUL.filter((name) => names.includes(name) && !signed.includes(name))
