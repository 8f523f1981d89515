import type { Readable } from 'node:stream'
import type { MediaPlace } from '../config/config.ts'
import { newId } from '../db/ids.ts'
import { limiter } from '../limiter/limiter.ts'
import type { ByteRange } from './byteRange.ts'
import { FileStoreError } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import {
  encodeOriginal,
  encodePreview,
  encodeRendered,
  encodeWidth,
  openUpload,
  type PictureFormat,
  type RawPicture,
} from './images.ts'
import { mediaPartsOf, mediaUrl, pictureWidths, previewSize, previewUrl } from './picture.ts'
import { readVideo } from './readVideo.ts'
import { s3Store } from './s3Store.ts'
import { videoPartsOf, videoUrl } from './video.ts'

export interface StoredPicture {
  /** Address of the full size; the other widths are derived from it (see picture.ts). */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Where the shop's pictures and videos live. */
export interface Media {
  /**
   * Checks, re-encodes and stores an uploaded file. With an `id` made of its bytes, the same file stored twice is one
   * picture at one address. A logo stays seen through where it is. @throws PictureError
   */
  storeUpload(bytes: Uint8Array, id?: string, is?: 'logo'): Promise<StoredPicture>
  /** Whether exactly this address is in the store. */
  has(url: string): Promise<boolean>
  /** Stores drawn pixels; with an `id` of its own the picture replaces one drawn before. */
  storeRaw(raw: RawPicture, id?: string): Promise<StoredPicture>
  /** The bytes behind a media address, a missing width or format made on the way; undefined when unknown. */
  read(url: string, format?: PictureFormat | 'preview'): Promise<Uint8Array | undefined>
  /** Checks an uploaded video, packs it anew and stores it. @returns its address @throws VideoError */
  storeVideo(bytes: Uint8Array): Promise<string>
  /** Some bytes of the video at this address; undefined when unknown. */
  openVideo(url: string, range: ByteRange): Promise<Readable | undefined>
  /** Deletes a picture in all its widths and formats, or a video; any other address is left alone. */
  remove(url: string): Promise<void>
}

/** All in which a width may lie in the store. */
const formats: readonly PictureFormat[] = ['avif', 'jpg', 'webp']

/** Pictures that one process encodes, and videos that it reads, at a time; each takes a core, which answers need, too. */
const AT_ONCE = 2

/** Opens the media store: a bucket where one is configured, a local folder otherwise. */
export function openMedia({ folder, s3 }: MediaPlace): Media {
  const place = s3 ? s3Store(s3) : folderStore(folder)
  // guard: encoding-limit
  const inTurn = limiter(AT_ONCE)
  const making = new Map<string, Promise<Uint8Array | undefined>>()

  /** Originals are WebP; other formats lie beside them. */
  const keyOf = (url: string, format: PictureFormat | 'preview' = 'webp') => {
    const address = format === 'preview' ? (previewUrl(url) ?? url) : url.replace(/webp$/, format)
    return address.replace(/^\/media\//, '')
  }

  const store = async (
    encoded: Awaited<ReturnType<typeof encodeOriginal>>,
    id = newId(),
  ): Promise<StoredPicture> => {
    const { width, height, color } = encoded
    const url = mediaUrl({ id, width, height, color }, width)
    await place.put(keyOf(url), encoded.body)
    return { url, width, height }
  }

  const derive = async (url: string, format: PictureFormat | 'preview'): Promise<Uint8Array | undefined> => {
    const parts = mediaPartsOf(url)
    if (!parts || parts.base || !pictureWidths(parts.width).includes(parts.at)) return undefined
    const original = await place.get(keyOf(mediaUrl(parts, parts.width)))
    if (!original) return undefined
    // guard: encoding-in-turn
    const body = await inTurn(() =>
      format === 'preview' ? encodePreview(original, previewSize) : encodeWidth(original, parts.at, format),
    )
    // Without room for a copy the picture is still there to be seen.
    await place.put(keyOf(url, format), body).catch(() => undefined)
    return body
  }

  const read: Media['read'] = async (url, format = 'webp') => {
    // Nothing but an address as pages spell it reaches the store.
    if (mediaPartsOf(url)?.base !== '') return undefined
    const key = keyOf(url, format)
    const stored = await place.get(key)
    if (stored) return stored
    const running = making.get(key)
    if (running) return running
    const work = derive(url, format).finally(() => making.delete(key))
    making.set(key, work)
    return work
  }

  return {
    storeUpload: async (bytes, id, is) =>
      store(await encodeOriginal(await openUpload(bytes), is === 'logo'), id),
    has: async (url) => mediaPartsOf(url)?.base === '' && place.has(keyOf(url)),
    storeRaw: async (raw, id) => store(await encodeRendered(raw), id),
    read,
    async storeVideo(bytes) {
      const { body, ...video } = await inTurn(() => readVideo(bytes))
      const url = videoUrl({ id: newId(), bytes: body.byteLength, ...video })
      await place.put(keyOf(url), body)
      return url
    },
    async openVideo(url, range) {
      const parts = videoPartsOf(url)
      if (!parts) return undefined
      const part = await place.open(keyOf(url), range)
      if (!part || part.bytes === range.end - range.start + 1) return part?.body
      part.body.destroy()
      throw new FileStoreError(`${url} is not whole`)
    },
    async remove(url) {
      if (videoPartsOf(url)) return place.delete(keyOf(url))
      const parts = mediaPartsOf(url)
      if (parts?.base !== '') return
      const original = mediaUrl(parts, parts.width)
      const copies = pictureWidths(parts.width).map((at) => mediaUrl(parts, at))
      const keys = copies.flatMap((copy) => formats.map((format) => keyOf(copy, format)))
      // The original last: while it is there, whoever deletes again finds what there is to delete.
      for (const key of [...keys, keyOf(url, 'preview'), keyOf(original)]) await place.delete(key)
    },
  }
}
