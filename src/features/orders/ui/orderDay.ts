import { currentTag } from '#/platform/language/current.ts'

const inIndia = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' } as const

// 24 hours: the spelling of am and pm differs between the server and browsers.
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The day of an order in India, e.g. "5 Nov 2026", in the language of the page; the same on the server and in any browser. */
export const orderDay = (createdAt: string): string =>
  new Date(createdAt).toLocaleDateString(currentTag(), inIndia)

/** Day and time in India, e.g. "5 Nov 2026, 16:30". */
export const orderTime = (at: string): string => `${orderDay(at)}, ${clock.format(new Date(at))}`
