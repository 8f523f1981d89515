import type { Services } from '#/platform/http/env.ts'
import { takeStalled } from './import.store.ts'
import { IMPORT_QUEUE } from './runImport.actions.ts'

/** An import without a sign of life for this long, s, is taken up by another process. */
const STALLED_S = 30

/** Takes up imports whose process is gone; called every minute. */
export async function resumeStalled({ db, jobs }: Services): Promise<void> {
  for (const id of await takeStalled(db, STALLED_S)) await jobs.send(db, IMPORT_QUEUE, { id })
}
