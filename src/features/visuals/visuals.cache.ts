import { type Cached, cached } from '#/platform/cache/cached.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import type { Services } from '#/platform/http/env.ts'
import { presentBanner } from './visuals.present.ts'
import { listBanners, readSlidingText } from './visuals.store.ts'

interface VisualsAnswers {
  readonly banners: CachedResponse
  readonly slidingText: CachedResponse
}

export interface VisualsServices extends Services {
  /** The answers about banners and sliding text as this process knows them. */
  readonly visuals: Cached<void, VisualsAnswers>
}

/** The answers of this process: made once, and again after any process changed something. */
export function openVisuals({ db, databaseNotices, responseCache }: Services): VisualsServices['visuals'] {
  const answers = cached(databaseNotices, 'visuals', async () => {
    const [banners, text] = await Promise.all([listBanners(db), readSlidingText(db)])
    return {
      banners: cachedResponse(JSON.stringify(banners.map(presentBanner)), ['visuals']),
      slidingText: cachedResponse(JSON.stringify({ text }), ['visuals']),
    }
  })
  const forget = () => {
    answers.forget()
    responseCache.drop(['visuals'])
  }
  databaseNotices.on('visuals', forget)
  return { ...answers, forget }
}
