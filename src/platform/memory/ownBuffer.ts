/**
 * Bytes in memory of their own, for what stays. `Buffer.from` and `allocUnsafe` cut whatever has less than 32 KB from pieces of 64 KB
 * that many share: such a piece stays as long as any of them does, and none of them can be given back by itself. Products as lists show them, 8 MB, held 61.
 */
export function ownBuffer(content: string | Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') own.write(content)
  else own.set(content)
  return own
}

/** Several in one, in memory of its own (`Buffer.concat` cuts it from a piece that many share). */
export function joined(parts: readonly Buffer[]): Buffer {
  const own = Buffer.allocUnsafeSlow(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) at += part.copy(own, at)
  return own
}

/**
 * Gives back what bytes take that nothing may read any more: it lies outside of the heap, and the collector, which sees
 * the few bytes of a reference, lets a hundred MB of them wait.
 */
export function free({ buffer, byteLength }: Buffer): void {
  // A small one lies among others; what was given back before has no bytes, and could not be given back again.
  // guard: only-own-memory-freed
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength === byteLength)
    buffer.transfer(0)
}
