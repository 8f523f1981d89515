import { type Dates, datesProblem } from '#/platform/time/shownDates.ts'
import { m } from './messages/visuals.messages.ts'

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

interface Fields extends Dates<string> {
  readonly headline: string
  readonly button: string
  readonly link: string
  readonly alt: string
}

/** What is wrong with a banner's details taken together, by the field where it can be mended. */
export function detailProblems({ headline, button, link, alt, from, until }: Fields) {
  const problems: { readonly field: keyof Fields; readonly message: string }[] = []
  if (button && !link) problems.push({ field: 'link', message: m.whereButton() })
  if (link && !button && !headline && !alt) problems.push({ field: 'alt', message: m.whereAlt() })
  const endsEarly = datesProblem({ from, until })
  if (endsEarly) problems.push({ field: 'until', message: endsEarly })
  return problems
}
