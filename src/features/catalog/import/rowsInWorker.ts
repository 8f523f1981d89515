import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { currentLanguage } from '#/platform/language/current.ts'
import type { ReadRow } from './cells.rules.ts'
import { m } from './messages/import.messages.ts'
import type { FromWorker, ToWorker } from './rows.worker.ts'
import { readHeader, readRows, TableError } from './table.ts'

/** By its place in the sources: what is built does not hold it, and threads run TypeScript as processes do. */
const THREAD = resolve('src/features/catalog/import/rows.worker.ts')

/** Up to this size reading takes less than starting a thread for it, bytes. */
const SMALL = 64 * 1024

/**
 * The rows below the header, read in a thread of its own: a large file takes seconds of computing, in which this process
 * goes on answering. @throws TableError, and what `signal` was aborted with
 */
export async function* readRowsInWorker(path: string, signal?: AbortSignal): AsyncGenerator<ReadRow> {
  signal?.throwIfAborted()
  if ((await stat(path)).size <= SMALL) return yield* readRows(path)
  const thread = new Worker(THREAD, {
    workerData: { path, language: currentLanguage() } satisfies ToWorker,
    execArgv: [],
  })
  try {
    for (;;) {
      thread.postMessage('next')
      // guard: import-ends-with-caller
      const [answer] = (await once(thread, 'message', signal ? { signal } : {})) as [FromWorker]
      if ('problem' in answer) throw new TableError(answer.problem)
      yield* answer.rows
      if (answer.isLast) return
    }
  } finally {
    // Also when whoever asked is gone, or has seen enough.
    await thread.terminate()
  }
}

/** Reads the whole file once and gives the number of its rows. @throws TableError for more than there may be */
export async function countRows(path: string, signal?: AbortSignal): Promise<number> {
  await readHeader(path)
  let rows = 0
  for await (const _row of readRowsInWorker(path, signal)) rows += 1
  if (rows === 0) throw new TableError(m.noRows())
  return rows
}
