/** Reads one video in a thread of its own, which can be ended when the file leads it round in circles. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Remuxed, remux } from './remux.ts'
import { VideoError } from './video.ts'

/** What the thread says: the video, or what is wrong with the file in words for the person who chose it. */
export type FromRemux = { readonly video: Remuxed } | { readonly problem: string }

async function answer(): Promise<FromRemux> {
  try {
    return { video: await remux(workerData as Uint8Array) }
  } catch (error) {
    if (!(error instanceof VideoError)) throw error
    return { problem: error.message }
  }
}

parentPort?.postMessage(await answer())
