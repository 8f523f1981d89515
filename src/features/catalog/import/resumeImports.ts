import type { Services } from '#/platform/http/env.ts'
import { takeStalled } from './import.store.ts'
import { IMPORT_QUEUE } from './run.ts'

/** An import without a sign of life for this long, s, is taken up by another process. */
const STALLED_S = 30
/** How often such ones are looked for, ms. */
const INTERVAL_MS = 15_000

/** Takes up imports whose process is gone. */
export async function resumeStalled({ db, jobs }: Services): Promise<void> {
  for (const id of await takeStalled(db, STALLED_S)) await jobs.send(db, IMPORT_QUEUE, { id })
}

/** Looks for such imports every now and then. @returns how to stop */
export function startImportRecovery(services: Services): () => void {
  const resume = () =>
    resumeStalled(services).catch((error) =>
      services.log.warn({ err: error }, 'imports could not be looked after'),
    )
  const timer = setInterval(resume, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
