const format = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'Asia/Kolkata', weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: 'numeric', minute: '2-digit' },
})

/** By when an answer is awaited, in India: `Tuesday, 24 November at 5:30 pm`. @param iso */
export const untilText = (iso: string): string => format.format(new Date(iso))
