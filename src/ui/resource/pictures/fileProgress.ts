/** A file on its way, in the order of the form. */
interface Sent {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/**
 * How much of each file has left, 0 to 1. A form sends its files one after the other, behind its other fields; what is no
 * file counts as sent first.
 */
export function fileProgress(
  files: readonly Sent[],
  sent: number,
  total: number,
): ReadonlyMap<string, number> {
  const sizes = files.reduce((sum, { size }) => sum + size, 0)
  let left = Math.max(0, sent - Math.max(0, total - sizes))
  const progress = new Map<string, number>()
  for (const { key, size } of files) {
    const own = Math.min(size, left)
    progress.set(key, size === 0 ? 1 : own / size)
    left -= own
  }
  return progress
}
