import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { syncFolder } from '../db/embedded/cluster.ts'
import { isLiving } from '../db/embedded/living.ts'
import { BackupError } from './problem.ts'

/** A file under this name is being written by the process with that number. */
const PART = /\.(\d+)\.part$/

/**
 * Writes a file that is there whole or not at all, readable by its owner alone, and on the disk when this returns.
 * @returns its size in bytes. @throws BackupError when the file is there already
 */
export async function writeWhole(file: string, write: (output: Writable) => Promise<void>): Promise<number> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await assertFree(file)
  await sweepParts(folder)
  const part = `${file}.${process.pid}.part`
  // guard: backup-owner-only
  const handle = await open(part, 'wx', 0o600)
  try {
    await write(handle.createWriteStream({ flush: true }))
    await assertFree(file)
    await rename(part, file)
    await syncFolder(folder)
    return (await stat(file)).size
  } catch (error) {
    await handle.close().catch(() => undefined)
    // guard: half-backup-removed
    await rm(part, { force: true })
    throw error
  }
}

async function assertFree(file: string): Promise<void> {
  const there = await stat(file).catch(() => undefined)
  if (there) throw new BackupError(`There is already a file ${file}. Give the backup another name.`)
}

/** Removes what processes that were killed left half written beside it. */
async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(PART.exec(name)?.[1])
    if (pid && pid !== process.pid && name.includes('.zip.') && !isLiving(pid)) {
      await rm(join(folder, name), { force: true })
    }
  }
}
