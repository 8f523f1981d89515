import { createHash } from 'node:crypto'
import { openUpload, PictureError } from '#/platform/media/images.ts'
import type { Media } from '#/platform/media/media.ts'
import { mediaPartsOf, mediaUrl } from '#/platform/media/picture.ts'
import { m } from './messages/import.messages.ts'
import type { FoundPicture } from './validateRow.ts'
import { type PictureZip, ZipError } from './zip.ts'

/** The pictures that the rows of a file name: in the ZIP, or in the shop's own store. */
export interface NamedPictures {
  /** Looks at a picture without storing anything; its id is made of its bytes, so the same file is the same picture. */
  look(name: string): Promise<FoundPicture>
  /** Stores a picture of the ZIP that `look` found good. @throws PictureError, ZipError */
  store(name: string): Promise<string>
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** An export names its pictures by address: `{id}.{w}x{h}.{rrggbb}.webp`. */
const exportedName = /^([\w-]+\.(\d{1,5})x\d{1,5}\.[0-9a-f]{6})\.webp$/i

/** How a picture of the shop is called in a ZIP; undefined for addresses that are not the shop's own. */
export function nameInZip(url: string): string | undefined {
  const [, name] = /^\/media\/([\w-]+\.\d{1,5}x\d{1,5}\.[0-9a-f]{6})\/\d{1,5}\.webp$/i.exec(url) ?? []
  return name && `${name}.webp`
}

export function namedPictures(media: Media, zip: PictureZip | undefined): NamedPictures {
  const onDisk = async (name: string): Promise<FoundPicture> => {
    const parts = mediaPartsOf(name)
    if (parts?.base !== '') {
      return { id: name, problem: m.notOurPicture() }
    }
    const url = mediaUrl(parts, parts.width)
    const there = await media.has(url)
    return { id: parts.id, ...(there ? { url } : { problem: m.pictureNotHere() }) }
  }

  /** A picture that came out of this very shop, unchanged, stays the picture it is. */
  const own = async (name: string, bytes: Uint8Array): Promise<FoundPicture | undefined> => {
    const [, address, width] = exportedName.exec(name.slice(name.lastIndexOf('/') + 1)) ?? []
    const url = `/media/${address}/${width}.webp`
    const parts = mediaPartsOf(url)
    if (!address || !parts || !(await media.has(url))) return undefined
    const stored = await media.read(url)
    return stored && hashOf(stored) === hashOf(bytes) ? { id: parts.id, url } : undefined
  }

  const inZip = async (name: string, from: PictureZip): Promise<FoundPicture> => {
    const bytes = await from.read(name)
    const known = await own(name, bytes)
    if (known) return known
    await openUpload(bytes)
    return { id: hashOf(bytes) }
  }

  return {
    async look(name) {
      if (name.startsWith('/') || /^https?:/i.test(name)) return onDisk(name)
      if (!zip) return { id: name, problem: m.noZip() }
      if (!zip.has(name)) return { id: name, problem: m.notInZip() }
      return inZip(name, zip).catch((error) => ({ id: name, problem: wordsOf(error) }))
    },
    async store(name) {
      if (!zip) throw new ZipError(m.noZip())
      const bytes = await zip.read(name)
      return (await media.storeUpload(bytes, hashOf(bytes))).url
    },
  }
}

/** What is said of a picture that cannot be used. @throws what says nothing about the picture */
export function wordsOf(error: unknown): string {
  if (error instanceof PictureError || error instanceof ZipError) return error.message
  throw error
}
