import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { type BestReview, listBestReviews } from '#/features/reviews/bestReviews.store.ts'
import { type Cached, cached } from '#/platform/cache/cached.ts'
import { cachedUntil, type Held } from '#/platform/cache/cachedUntil.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Clock } from '#/platform/time/clock.ts'
import { nextTurn, readDocument, shownAt } from './document.rules.ts'
import { readPublished } from './home.store.ts'
import type { Section } from './sections.schema.ts'

/** They hold until a section comes or goes. */
interface PublishedHome extends Held {
  /** Those that are shown now. */
  readonly sections: readonly Section[]
}

export interface HomeServices extends CollectionsServices {
  /** The page that is published, as this process knows it. */
  readonly home: Cached<void, PublishedHome>
  /** The reviews that the page may show, the best first. */
  readonly bestReviews: Cached<void, readonly BestReview[]>
}

/** Read once, and again after any process published another page, or when a section's time came. */
export function openHome(services: Services, clock?: Clock): HomeServices['home'] {
  const read = async (now: number) => {
    const { sections } = readDocument((await readPublished(services.db))?.document)
    return { sections: shownAt(sections, now), holdsUntil: nextTurn(sections, now) }
  }
  return cachedUntil(services, 'home', read, clock)
}

/** Read once, and again after any review was written, changed or deleted. */
export const openBestReviews = ({ db, databaseNotices }: Services): HomeServices['bestReviews'] =>
  cached(databaseNotices, 'reviews', () => listBestReviews(db))
