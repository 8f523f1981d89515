import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '../db/ids.ts'
import type { FileStore } from './fileStore.ts'

/** Pictures in a folder of this machine. Where the disk refuses, its own errors are thrown. */
export function folderStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    async open(key, { start, end }) {
      const file = await open(join(folder, key)).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
      if (!file) return undefined
      const { size } = await file.stat()
      const body = file.createReadStream({ start, end })
      return { body, bytes: Math.max(0, Math.min(size - 1, end) - start + 1) }
    },
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    /** Half a picture, of a full disk or a killed process, would be shown for good. */
    async put(key, body) {
      // guard: picture-part
      const half = `${key}.${newId()}.part`
      try {
        await disk.put(half, body)
        // Not the disk's own move, which copies.
        await rename(join(folder, half), join(folder, key))
      } catch (error) {
        // guard: picture-part-deleted
        await disk.delete(half).catch(() => undefined)
        throw error
      }
    },
  }
}
