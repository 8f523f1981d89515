const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
// 24 hours: the spelling of am and pm differs between the server and browsers.
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and time in India, e.g. "5 Nov 2026, 16:30"; the same on the server and in any browser. */
export function formatIndiaTime(at: string): string {
  const date = new Date(at)
  return `${day.format(date)}, ${clock.format(date)}`
}
