import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { NextPart } from '../memory/parts.ts'

/**
 * Parts in a file, one after the other: each behind its kind and its length, and at the end a checksum of everything before. Arrays of
 * numbers lie there as they lie in memory.
 */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

interface Kind {
  new (buffer: ArrayBuffer, byteOffset: number, length: number): Numbers
  readonly BYTES_PER_ELEMENT: number
}

const kinds: readonly Kind[] = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array]
/** Kinds that are no arrays of numbers. */
const OTHER = kinds.length
const END = kinds.length + 1

/** Kind and length, 32 bits each. */
const HEAD = 8

const kindOf = (part: unknown): number => {
  const kind = kinds.findIndex((OfKind) => part instanceof OfKind)
  return kind < 0 ? OTHER : kind
}

const bytesOf = (part: unknown): Buffer => {
  if (kindOf(part) === OTHER) return serialize(part)
  const { buffer, byteOffset, byteLength } = part as Numbers
  return Buffer.from(buffer, byteOffset, byteLength)
}

function headOf(kind: number, length: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(kind)
  head.writeUInt32LE(length, 4)
  return head
}

/**
 * Writes parts one after the other; other requests come between. What a power failure takes of it is missed by its checksum: nobody
 * waits for the disk.
 */
export async function writeParts(path: string, parts: Iterable<unknown>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    let sum = 0
    const write = async (bytes: Buffer) => {
      sum = crc32(bytes, sum)
      for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
    }
    for (const part of parts) {
      const bytes = bytesOf(part)
      await write(headOf(kindOf(part), bytes.length))
      await write(bytes)
    }
    await write(headOf(END, sum))
  } finally {
    await file.close()
  }
}

class NoParts extends Error {
  override name = 'NoParts'
}

/** Reads into an array, all of it. @throws NoParts where the file ends before */
function fill(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(file, bytes, at, bytes.length - at, null)
    // not a message: a file that cannot be read is made anew
    if (read === 0) throw new NoParts('The file ends too early')
    at += read
  }
}

interface Reading {
  readonly next: NextPart
  /** @throws where something follows, or what came before is not as it was written */
  readonly end: () => void
}

function openParts<Read>(path: string, use: (reading: Reading) => Read): Read {
  const file = openSync(path, 'r')
  let sum = 0
  const readHead = () => {
    const head = Buffer.alloc(HEAD)
    fill(file, head)
    const before = sum
    sum = crc32(head, sum)
    return { kind: head.readUInt32LE(), length: head.readUInt32LE(4), before }
  }
  const next = <Part>(): Part => {
    const { kind, length } = readHead()
    // not a message: as above
    if (kind > OTHER || length > fstatSync(file).size) throw new NoParts('This is no part')
    // A part of its own, with no byte more than it needs.
    const bytes = Buffer.allocUnsafeSlow(length)
    fill(file, bytes)
    sum = crc32(bytes, sum)
    if (kind === OTHER) return deserialize(bytes)
    const OfKind = kinds[kind]
    if (!OfKind || OfKind === Uint8Array) return bytes as Part
    return new OfKind(bytes.buffer, 0, length / OfKind.BYTES_PER_ELEMENT) as Part
  }
  const end = () => {
    const { kind, length, before } = readHead()
    // not a message: as above
    // guard: saved-parts-whole
    if (kind !== END || length !== before) throw new NoParts('The checksum is another one')
  }
  try {
    return use({ next, end })
  } finally {
    closeSync(file)
  }
}

/** The first part alone. @throws when there is no such file, or it holds none */
export const readFirst = <Part>(path: string): Part => openParts(path, ({ next }) => next<Part>())

/**
 * Reads parts as `load` asks for them: at once, for a process that nobody waits for yet.
 * @param load answers undefined where it wants none of them
 * @throws when there is no such file, or it is not as it was written: then nothing of what was read counts
 */
export const readParts = <Loaded>(
  path: string,
  load: (next: NextPart) => Loaded | undefined,
): Loaded | undefined =>
  openParts(path, ({ next, end }) => {
    const loaded = load(next)
    if (loaded !== undefined) end()
    return loaded
  })
