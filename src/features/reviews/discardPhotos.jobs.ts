import type { Services } from '#/platform/http/env.ts'
import * as store from './photos.store.ts'

/** Photos whose files are deleted in one go. */
const AT_ONCE = 100

/**
 * Deletes the files of photos that no review has any more. One that fails waits for the next time, and holds up no other.
 * @throws what the first of them failed with
 */
export async function discardPhotos({ db, media }: Pick<Services, 'db' | 'media'>): Promise<void> {
  const urls = await store.findDiscarded(db, AT_ONCE)
  const gone: string[] = []
  const problems: unknown[] = []
  for (const url of urls) {
    await media.remove(url).then(
      () => gone.push(url),
      (problem) => problems.push(problem),
    )
  }
  if (gone.length > 0) await store.forgetDiscarded(db, gone)
  if (problems.length > 0) throw problems[0]
}
