/** Reads one video in a thread of its own, which can be ended when the file leads it round in circles. */
import { parentPort, workerData } from 'node:worker_threads'
import { inLanguage } from '../language/inLanguage.ts'
import type { Language } from '../language/languages.rules.ts'
import { type Remuxed, remux } from './remux.ts'
import { VideoError } from './video.ts'

/** What the thread is given: the file, and the language in which its sender is told what is wrong with it. */
export interface ToRemux {
  readonly bytes: Uint8Array
  readonly language: Language
}

/** What the thread says: the video, or what is wrong with the file in words for the person who chose it. */
export type FromRemux = { readonly video: Remuxed } | { readonly problem: string }

async function answer(bytes: Uint8Array): Promise<FromRemux> {
  try {
    return { video: await remux(bytes) }
  } catch (error) {
    if (!(error instanceof VideoError)) throw error
    return { problem: error.message }
  }
}

const { bytes, language } = workerData as ToRemux
parentPort?.postMessage(await inLanguage(language, () => answer(bytes)))
