/** Longest texts of a banner, characters: they fit over a picture 400 px high on a phone. */
export const LONGEST_HEADLINE = 60
export const LONGEST_TEXT = 120
export const LONGEST_BUTTON = 24
export const LONGEST_ALT = 160

/** The point of a picture that stays in sight wherever it is cut, percent from its left and upper edge. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export const MIDDLE: Focus = { x: 50, y: 50 }

/** Half-open: shown from the very first moment on, not any more at the last. Without a moment on that side: always. */
export interface Dates<Time> {
  readonly from: Time | null
  readonly until: Time | null
}

/** Whether it is shown at a moment, ms since 1970. */
export function isShownAt({ from, until }: Dates<Date>, now: number): boolean {
  // guard: banner-dates
  return (from === null || from.getTime() <= now) && (until === null || now < until.getTime())
}

/** The next moment after `now` at which one of them comes or goes, ms since 1970; infinite when none does. */
export const nextChange = (all: readonly Dates<Date>[], now: number): number =>
  Math.min(
    ...all
      .flatMap(({ from, until }) => [from, until])
      .map((edge) => edge?.getTime() ?? 0)
      .filter((edge) => edge > now),
  )

interface Fields extends Dates<string> {
  readonly headline: string
  readonly button: string
  readonly link: string
  readonly alt: string
}

/** What is wrong with a banner's details taken together, by the field where it can be mended. */
export function detailProblems({ headline, button, link, alt, from, until }: Fields) {
  const problems: { readonly field: keyof Fields; readonly message: string }[] = []
  if (button && !link) problems.push({ field: 'link', message: 'Where does the button lead?' })
  if (link && !button && !headline && !alt)
    problems.push({ field: 'alt', message: 'Say where the picture leads: nobody could read it out.' })
  if (from && until && Date.parse(until) <= Date.parse(from))
    problems.push({ field: 'until', message: 'The end comes after the beginning.' })
  return problems
}
