import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mediaPartsOf, pictureAsked } from '../media/picture.ts'

/** Copies in other widths and formats are made again when they are asked for. */
function isDerived(name: string): boolean {
  const asked = pictureAsked(`/media/${name.replace(/avif$/, 'webp')}`)
  const parts = asked && mediaPartsOf(asked.url)
  return parts !== undefined && (parts.at !== parts.width || !name.endsWith('.webp'))
}

/** Names of all files in the media folder, with / between folder and file; none when there is no folder. */
export async function* filesIn(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder, { recursive: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  for await (const entry of found ?? []) {
    if (!entry.isDirectory()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  }
}

/** Names of the pictures that cannot be made again. Files half written are left out: no row names them yet. */
export async function* originalsIn(folder: string): AsyncGenerator<string> {
  for await (const name of filesIn(folder)) if (!name.endsWith('.part') && !isDerived(name)) yield name
}

export const readPicture = (folder: string, name: string): Readable => createReadStream(join(folder, name))

/** Puts a picture into the media folder, whole or not at all, and on the disk. */
export async function putPicture(
  folder: string,
  name: string,
  source: Readable,
  signal: AbortSignal,
): Promise<void> {
  const path = join(folder, name)
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(part, 'wx', 0o600)
  try {
    await pipeline(source, handle.createWriteStream({ flush: true }), { signal })
    await rename(part, path)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}

/** Takes pictures out of the media folder again, with the folders that become empty by it. */
export async function removePictures(folder: string, names: Iterable<string>): Promise<void> {
  const emptied = new Set([folder])
  for (const name of names) {
    await rm(join(folder, name), { force: true })
    emptied.add(dirname(join(folder, name)))
  }
  for (const one of [...emptied].sort((a, b) => b.length - a.length)) await rmdir(one).catch(() => undefined)
}
