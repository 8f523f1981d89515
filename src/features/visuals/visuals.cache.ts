import { type Cached, cached } from '#/platform/cache/cached.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import type { Services } from '#/platform/http/env.ts'
import { alarm, type Clock, systemClock } from '#/platform/time/clock.ts'
import { isShownAt, nextChange } from '#/platform/time/shownDates.ts'
import { presentBanner } from './visuals.present.ts'
import { listBanners, readSlidingText } from './visuals.store.ts'

interface VisualsAnswers {
  readonly banners: CachedResponse
  readonly slidingText: CachedResponse
  /** When a banner comes or goes although nobody changes anything, ms since 1970. */
  readonly holdsUntil: number
}

export interface VisualsServices extends Services {
  /** The answers about banners and sliding text as this process knows them. */
  readonly visuals: Cached<void, VisualsAnswers>
}

/**
 * The answers of this process: made once, and again after any process changed something, or a date of a banner passed. Pages
 * that show them end with them.
 */
export function openVisuals(
  { db, databaseNotices, responseCache }: Services,
  clock: Clock = systemClock,
): VisualsServices['visuals'] {
  const answers = cached(
    databaseNotices,
    'visuals',
    async () => {
      const now = clock.now()
      const [banners, text] = await Promise.all([listBanners(db), readSlidingText(db)])
      const shown = banners.filter((banner) => isShownAt(banner, now))
      return {
        banners: cachedResponse(JSON.stringify(shown.map(presentBanner)), ['visuals']),
        slidingText: cachedResponse(JSON.stringify({ text }), ['visuals']),
        holdsUntil: nextChange(banners, now),
      }
    },
    { until: ({ holdsUntil }) => holdsUntil, now: clock.now },
  )
  const forget = () => {
    answers.forget()
    responseCache.drop(['visuals'])
  }
  const forgetAt = alarm(clock, forget)
  databaseNotices.on('visuals', forget)
  return {
    ...answers,
    forget,
    async get() {
      const answer = await answers.get()
      forgetAt(answer.holdsUntil)
      return answer
    },
  }
}
