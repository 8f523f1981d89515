import type { Services } from '#/platform/http/env.ts'
import { takeStalled } from './import.store.ts'
import { IMPORT_QUEUE } from './run.ts'

/** An import without a sign of life for this long, s, is taken up by another process. */
const STALLED_S = 30
/** How often such ones are looked for, ms. */
const WATCH_MS = 15_000

/** Takes up imports whose process is gone. */
export async function resumeStalled({ db, jobs }: Services): Promise<void> {
  for (const id of await takeStalled(db, STALLED_S)) await jobs.send(db, IMPORT_QUEUE, { id })
}

/** Looks for such imports every now and then. @returns how to stop */
export function watchImports(services: Services): () => void {
  const look = () =>
    resumeStalled(services).catch((error) =>
      services.log.warn({ err: error }, 'imports could not be looked after'),
    )
  const watch = setInterval(look, WATCH_MS)
  watch.unref()
  return () => clearInterval(watch)
}
