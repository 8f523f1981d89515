import type { Tone } from '#/ui/kit/Badge.tsx'
import type { CollectionState } from '../../collections.rules.ts'
import { m } from './messages/admin.messages.ts'

/** What a list of collections says of their states. */
export const stateWords: Readonly<Record<CollectionState, { label: () => string; tone: Tone }>> = {
  shown: { label: m.shown, tone: 'success' },
  hidden: { label: m.hidden, tone: 'neutral' },
  waiting: { label: m.notBegun, tone: 'warning' },
  ended: { label: m.ended, tone: 'neutral' },
}
