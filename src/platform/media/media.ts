import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '#/platform/db/ids.ts'
import {
  encodeOriginal,
  encodeWidth,
  openRaw,
  openUpload,
  type PictureFormat,
  type RawPicture,
} from './images.ts'
import { mediaPartsOf, mediaUrl, pictureWidths } from './picture.ts'

export interface StoredPicture {
  /** Address of the full size; the other widths are derived from it (see picture.ts). */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Where the shop's pictures live. */
export interface Media {
  /**
   * Checks, re-encodes and stores an uploaded file. With an `id` made of its bytes, the same file stored twice is one
   * picture at one address. @throws PictureError
   */
  storeUpload(bytes: Uint8Array, id?: string): Promise<StoredPicture>
  /** Whether exactly this address is in the store. */
  has(url: string): Promise<boolean>
  /** Stores drawn pixels; with an `id` of its own the picture replaces one drawn before. */
  storeRaw(raw: RawPicture, id?: string): Promise<StoredPicture>
  /** The bytes behind a media address, a missing width or format made on the way; undefined when unknown. */
  read(url: string, format?: PictureFormat): Promise<Uint8Array | undefined>
}

/** Opens the media store in a local folder. */
export function openMedia(folder: string): Media {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const making = new Map<string, Promise<Uint8Array | undefined>>()

  /** Originals are WebP; other formats lie beside them. */
  const keyOf = (url: string, format: PictureFormat = 'webp') =>
    url.replace(/^\/media\//, '').replace(/webp$/, format)

  /** Whole or not at all: half a picture, of a full disk or a killed process, would be shown for good. */
  const write = async (key: string, body: Uint8Array): Promise<void> => {
    const half = `${key}.${newId()}.part`
    try {
      await disk.put(half, body)
      // Not the disk's own move, which copies.
      await rename(join(folder, half), join(folder, key))
    } catch (error) {
      await disk.delete(half).catch(() => undefined)
      throw error
    }
  }

  const store = async (
    encoded: Awaited<ReturnType<typeof encodeOriginal>>,
    id = newId(),
  ): Promise<StoredPicture> => {
    const { width, height, color } = encoded
    const url = mediaUrl({ id, width, height, color }, width)
    await write(keyOf(url), encoded.body)
    return { url, width, height }
  }

  const derive = async (url: string, format: PictureFormat): Promise<Uint8Array | undefined> => {
    const parts = mediaPartsOf(url)
    if (!parts || parts.base || !pictureWidths(parts.width).includes(parts.at)) return undefined
    const original = keyOf(mediaUrl(parts, parts.width))
    if (!(await disk.exists(original))) return undefined
    const body = await encodeWidth(await disk.getBytes(original), parts.at, format)
    // Without room for a copy the picture is still there to be seen.
    await write(keyOf(url, format), body).catch(() => undefined)
    return body
  }

  const read = async (url: string, format: PictureFormat = 'webp'): Promise<Uint8Array | undefined> => {
    const key = keyOf(url, format)
    if (await disk.exists(key)) return disk.getBytes(key)
    const running = making.get(key)
    if (running) return running
    const work = derive(url, format).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }

  return {
    storeUpload: async (bytes, id) => store(await encodeOriginal(await openUpload(bytes)), id),
    has: async (url) => mediaPartsOf(url)?.base === '' && disk.exists(keyOf(url)),
    storeRaw: async (raw, id) => store(await encodeOriginal(openRaw(raw)), id),
    read,
  }
}
