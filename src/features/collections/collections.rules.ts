import { type Dates, isShownAt } from '#/platform/time/shownDates.ts'
import { m } from './messages/collections.messages.ts'

/** How the products of a collection are chosen. */
export const ways = ['rule', 'hand'] as const
export type Way = (typeof ways)[number]

/** Where all of them stand, and each. */
export const COLLECTIONS_PATH = '/collections'
export const collectionPath = (slug: string): string => `${COLLECTIONS_PATH}/${slug}`

export const LONGEST_NAME = 80
export const LONGEST_DESCRIPTION = 300
/** Products of a list by hand: each is named in what the page shows, and looked up for the form. */
export const MOST_BY_HAND = 500

/** Whether shoppers see it, and why not. */
export const states = ['shown', 'hidden', 'waiting', 'ended'] as const
export type CollectionState = (typeof states)[number]

interface Shown extends Dates<Date> {
  readonly visible: boolean
}

/** @param now ms since 1970 */
export function stateOf({ visible, from, until }: Shown, now: number): CollectionState {
  if (!visible) return 'hidden'
  if (isShownAt({ from, until }, now)) return 'shown'
  return from !== null && now < from.getTime() ? 'waiting' : 'ended'
}

/** What is said where the schema alone cannot know that a collection is wrong. */
export const collectionWords = {
  tooMany: () => m.tooManyByHand({ most: MOST_BY_HAND }),
  turned: m.turned,
} as const
