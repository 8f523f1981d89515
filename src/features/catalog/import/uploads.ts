import { rm } from 'node:fs/promises'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { filesOf, type Received, receiveFile, removeFiles, shareFiles } from './folder.ts'
import { importLimits } from './import.rules.ts'
import { m } from './messages/import.messages.ts'
import { countRows } from './rowsInWorker.ts'
import { TableError } from './table.ts'
import { openZip, ZipError } from './zip.ts'

export const refuseFile = (message: string) =>
  failures.invalid({ message, errors: [{ field: 'file', message }] })

/** What is wrong with a file is said of the file. */
export function throwFileProblem(error: unknown): never {
  throw error instanceof TableError || error instanceof ZipError ? refuseFile(error.message) : error
}

const inMB = (bytes: number) => `${formatNumber(bytes / 1024 / 1024)} MB`

function checkSize({ kind, bytes }: Received): void {
  const most = kind === 'zip' ? importLimits.zipBytes : importLimits.csvBytes
  if (bytes <= most) return
  const file = kind === 'zip' ? m.zipFile() : m.csvFile()
  throw failures.too_large({ message: m.fileMayHave({ file, most: inMB(most) }) })
}

export type Body = AsyncIterable<Uint8Array> | null

/** Keeps an uploaded CSV, or a ZIP that brings one, and reads it through once, unless whoever sent it is gone. @throws Failure when it cannot be read */
export async function receiveTable(
  { config }: Services,
  id: string,
  body: Body,
  signal?: AbortSignal,
): Promise<{ bytes: number; rows: number }> {
  try {
    const received = await receiveFile(config, id, body, checkSize)
    if (!received) throw refuseFile(m.fileEmpty())
    const { csv, zip } = filesOf(config, id)
    if (received.kind === 'zip') await extractTable(zip, csv)
    const rows = await countRows(csv, signal)
    await shareFiles(config, id)
    return { bytes: received.bytes, rows }
  } catch (error) {
    await removeFiles(config, id)
    return throwFileProblem(error)
  }
}

async function extractTable(zipPath: string, csvPath: string): Promise<void> {
  const zip = await openZip(zipPath)
  try {
    if (!zip.hasTable) {
      throw new ZipError(m.zipWithoutTable())
    }
    await zip.extractTable(csvPath)
  } finally {
    zip.close()
  }
}

/** Keeps a ZIP of pictures beside a draft's CSV. @throws Failure when it cannot be read */
export async function receivePictures({ config }: Services, id: string, body: Body): Promise<number> {
  const { zip } = filesOf(config, id)
  try {
    const received = await receiveFile(config, id, body, (file) => {
      if (file.kind !== 'zip') throw refuseFile(m.chooseZip())
      checkSize(file)
    })
    if (!received) throw refuseFile(m.fileEmpty())
    const opened = await openZip(zip)
    opened.close()
    await shareFiles(config, id, ['zip'])
    return received.bytes
  } catch (error) {
    await rm(zip, { force: true })
    return throwFileProblem(error)
  }
}
