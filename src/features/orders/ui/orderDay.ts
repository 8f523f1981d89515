const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** The day of an order in India, e.g. "5 Nov 2026"; the same on the server and in any browser. */
export const orderDay = (createdAt: string): string => day.format(new Date(createdAt))
