import { currentTag } from '../language/current.ts'
import { INDIA_AHEAD_MS } from './days.ts'

const makeDay = (tag: string) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' })
/** One for each language, as making one takes long. */
const days = new Map<string, Intl.DateTimeFormat>()
// 24 hours: the spelling of am and pm differs between the server and browsers.
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A day in India in the language of the moment, e.g. "5 Nov 2026"; the same on the server and in any browser. */
export function formatIndiaDay(at: string | Date): string {
  const tag = currentTag()
  const day = days.get(tag) ?? makeDay(tag)
  days.set(tag, day)
  return day.format(new Date(at))
}

/** Day and time in India, e.g. "5 Nov 2026, 16:30". */
export const formatIndiaTime = (at: string): string => `${formatIndiaDay(at)}, ${clock.format(new Date(at))}`

/** A moment as a field for day and time shows it, by the clocks of India; empty for none. */
export const toIndiaInput = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + INDIA_AHEAD_MS).toISOString().slice(0, 16)

/** The moment that was typed into such a field; null where it was left empty. */
export const fromIndiaInput = (typed: string): string | null =>
  typed === '' ? null : new Date(Date.parse(`${typed}Z`) - INDIA_AHEAD_MS).toISOString()
