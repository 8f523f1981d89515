import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { currentLanguage } from '../language/current.ts'
import type { Remuxed } from './remux.ts'
import type { FromRemux, ToRemux } from './remux.worker.ts'
import { VideoError, videoWords } from './video.ts'

/** By its place in the sources: what is built does not hold it, and threads run TypeScript as processes do. */
const THREAD = resolve('src/platform/media/remux.worker.ts')

/** A good file of the largest size takes a tenth of a second, ms. */
const LONGEST_READING = 10_000
/** What reading may take beside the file itself, MB. */
const MOST_MEMORY = 256

/**
 * A video of an uploaded file, read by what it is and packed anew. It is read in a thread: a file made to mislead its reader takes
 * neither this process's time nor its memory. @throws VideoError
 */
export async function readVideo(bytes: Uint8Array, longestMs = LONGEST_READING): Promise<Remuxed> {
  const thread = new Worker(THREAD, {
    workerData: { bytes, language: currentLanguage() } satisfies ToRemux,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  try {
    const signal = AbortSignal.timeout(longestMs)
    const [answer] = (await once(thread, 'message', { signal })) as [FromRemux]
    if ('problem' in answer) throw new VideoError(answer.problem)
    return answer.video
  } catch (error) {
    // Out of time, out of memory, or led astray: all three are the file's doing.
    throw error instanceof VideoError ? error : new VideoError(videoWords.damaged, { cause: error })
  } finally {
    await thread.terminate()
  }
}
