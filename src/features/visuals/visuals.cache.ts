import type { Cached } from '#/platform/cache/cached.ts'
import { cachedUntil, type Held } from '#/platform/cache/cachedUntil.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import type { Services } from '#/platform/http/env.ts'
import { allLanguages, type Language } from '#/platform/language/languages.rules.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import type { Clock } from '#/platform/time/clock.ts'
import { isShownAt, nextChange } from '#/platform/time/shownDates.ts'
import { presentBanner } from './visuals.present.ts'
import { listBanners, readSlidingText } from './visuals.store.ts'

/** They hold until a banner comes or goes. */
interface VisualsAnswers extends Held {
  /** In each language. */
  readonly banners: ByLanguage
  readonly slidingText: ByLanguage
  /** The English text with what is written beside it, for admins: what they read they change. */
  readonly managedText: CachedResponse
}

type ByLanguage = Readonly<Record<Language, CachedResponse>>

const inEach = (said: (language: Language) => unknown): ByLanguage =>
  Object.fromEntries(
    allLanguages.map((language) => [language, cachedResponse(JSON.stringify(said(language)), ['visuals'])]),
  ) as ByLanguage

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
    const [banners, { text, words }] = await Promise.all([listBanners(db), readSlidingText(db)])
    const shown = banners.filter((banner) => isShownAt(banner, now))
    return {
      banners: inEach((language) => shown.map((banner) => presentBanner(banner, language))),
      slidingText: inEach((language) => inWords({ text }, words, language)),
      managedText: cachedResponse(JSON.stringify({ text, ...(words && { words }) }), ['visuals']),
      holdsUntil: nextChange(banners, now),
    }
  }
  return cachedUntil(services, 'visuals', read, clock)
}
