import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MediaPlace } from '#/platform/config/config.ts'
import type { Commission, Woven } from './weaver.ts'

/** While one picture of a weaver is being compressed in the background, the next is drawn. */
const AT_ONCE = 2
/** While a weaver draws it hears no answers of a bucket, so they may be late, ms. */
const BUCKET_TIMEOUT_MS = 60_000

/**
 * Weaves pictures on all cores and stores them in the media store; a bundle is woven by one weaver.
 * @returns the address of each picture by its id
 * @throws the first error of a weaver
 */
export async function weaveAll(
  bundles: readonly (readonly Commission[])[],
  place: MediaPlace,
  progress: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const patient: MediaPlace = { ...place, s3: place.s3 && { ...place.s3, timeoutMs: BUCKET_TIMEOUT_MS } }
  // A weaver ends when it gets nothing to do.
  const waiting = bundles.filter((bundle) => bundle.length > 0)
  const urls = new Map<string, string>()
  const weavers = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, openWeaver)

  function openWeaver() {
    // The server is one built file and somewhere else, but every process of the shop runs in the project's folder.
    return new Worker(resolve('demo/weaver.ts'), { workerData: patient })
  }

  const workOff = (weaver: Worker) =>
    new Promise<void>((done, fail) => {
      let under = 0
      let bundle: Commission[] = []
      const next = () => {
        if (bundle.length === 0) bundle = [...(waiting.shift() ?? [])]
        const commission = bundle.shift()
        if (commission) {
          under += 1
          weaver.postMessage(commission)
        } else if (under === 0) done()
      }
      weaver.on('error', fail)
      weaver.on('message', ({ id, url }: Woven) => {
        under -= 1
        urls.set(id, url)
        progress(urls.size)
        next()
      })
      for (let i = 0; i < AT_ONCE; i++) next()
    })

  try {
    await Promise.all(weavers.map(workOff))
  } finally {
    await Promise.all(weavers.map((weaver) => weaver.terminate()))
  }
  return urls
}
