import { currentTag } from '#/platform/language/current.ts'

/** By when an answer is awaited, in India: `Tuesday, 24 November at 5:30 pm`. @param iso */
export const untilText = (iso: string): string =>
  new Intl.DateTimeFormat(currentTag(), {
    ...{ timeZone: 'Asia/Kolkata', weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(new Date(iso))
