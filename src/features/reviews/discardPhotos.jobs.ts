import type { Services } from '#/platform/http/env.ts'
import * as store from './photos.store.ts'

/** Photos whose files are deleted in one go. */
const AT_ONCE = 100

/** Deletes the files of photos that no review has any more. What fails waits for the next time. */
export async function discardPhotos({ db, media }: Pick<Services, 'db' | 'media'>): Promise<void> {
  const urls = await store.findDiscarded(db, AT_ONCE)
  const gone: string[] = []
  try {
    for (const url of urls) {
      await media.remove(url)
      gone.push(url)
    }
  } finally {
    if (gone.length > 0) await store.forgetDiscarded(db, gone)
  }
}
