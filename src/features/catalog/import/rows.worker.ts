/** Reads a table in a thread of its own: batch by batch, each when it is asked for. */
import { parentPort, workerData } from 'node:worker_threads'
import { findLanguageBy } from '#/platform/language/current.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import type { ReadRow } from './cells.rules.ts'
import { readRows, TableError } from './table.ts'

/** Rows that cross over at once. */
const BATCH = 200

export interface ToWorker {
  readonly path: string
  /** In which problems are said. */
  readonly language: Language
}

export type FromWorker =
  | { readonly rows: readonly ReadRow[]; readonly isLast: boolean }
  /** What is wrong with the file, for the person who chose it. */
  | { readonly problem: string }

const port = parentPort
if (!port) throw new Error('This is a worker thread')
const { path, language } = workerData as ToWorker
findLanguageBy(() => language)
const rows = readRows(path)

async function nextBatch(): Promise<FromWorker> {
  const batch: ReadRow[] = []
  try {
    while (batch.length < BATCH) {
      const next = await rows.next()
      if (next.done) return { rows: batch, isLast: true }
      batch.push(next.value)
    }
    return { rows: batch, isLast: false }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { problem: error.message }
  }
}

port.on('message', async () => port.postMessage(await nextBatch()))
