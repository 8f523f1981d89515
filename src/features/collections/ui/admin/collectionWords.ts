import type { Tone } from '#/ui/kit/Badge.tsx'
import type { CollectionState } from '../../collections.rules.ts'

/** What a list of collections says of their states. */
export const stateWords: Readonly<Record<CollectionState, { label: string; tone: Tone }>> = {
  shown: { label: 'Shown', tone: 'success' },
  hidden: { label: 'Hidden', tone: 'neutral' },
  waiting: { label: 'Not begun', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
}
