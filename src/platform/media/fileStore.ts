import type { Readable } from 'node:stream'
import type { ByteRange } from './byteRange.ts'

/** A part of a file, as it is sent on. */
export interface FilePart {
  readonly body: Readable
  /** How many bytes it has. */
  readonly bytes: number
}

/** Where files lie that outlive a process: pictures and videos by keys such as `0199-ab.1020x1440.8a1a2e/720.webp`, built scripts, mails, imports. */
export interface FileStore {
  /** Undefined when there is none of this key. @throws FileStoreError */
  get(key: string): Promise<Uint8Array | undefined>
  /** A part of a file, or what there is of it; undefined when there is none of this key. @throws FileStoreError */
  open(key: string, range: ByteRange): Promise<FilePart | undefined>
  /** @throws FileStoreError */
  has(key: string): Promise<boolean>
  /** Whole or not at all; one of the same key is replaced. @throws FileStoreError */
  put(key: string, body: Uint8Array): Promise<void>
  /** One that is not there is deleted already. @throws FileStoreError */
  delete(key: string): Promise<void>
}

/** The store could not be reached, or did not do what it said: this is about the moment, not about the file. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
}
