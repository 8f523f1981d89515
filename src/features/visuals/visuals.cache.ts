import type { Cached } from '#/platform/cache/cached.ts'
import { cachedUntil, type Held } from '#/platform/cache/cachedUntil.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Clock } from '#/platform/time/clock.ts'
import { isShownAt, nextChange } from '#/platform/time/shownDates.ts'
import { presentBanner } from './visuals.present.ts'
import { listBanners, readSlidingText } from './visuals.store.ts'

/** They hold until a banner comes or goes. */
interface VisualsAnswers extends Held {
  readonly banners: CachedResponse
  readonly slidingText: CachedResponse
}

export interface VisualsServices extends Services {
  /** The answers about banners and sliding text as this process knows them. */
  readonly visuals: Cached<void, VisualsAnswers>
}

/**
 * The answers of this process: made once, and again after any process changed something, or a date of a banner passed. Pages
 * that show them end with them.
 */
export function openVisuals(services: Services, clock?: Clock): VisualsServices['visuals'] {
  const { db } = services
  const read = async (now: number) => {
    const [banners, text] = await Promise.all([listBanners(db), readSlidingText(db)])
    const shown = banners.filter((banner) => isShownAt(banner, now))
    return {
      banners: cachedResponse(JSON.stringify(shown.map(presentBanner)), ['visuals']),
      slidingText: cachedResponse(JSON.stringify({ text }), ['visuals']),
      holdsUntil: nextChange(banners, now),
    }
  }
  return cachedUntil(services, 'visuals', read, clock)
}
