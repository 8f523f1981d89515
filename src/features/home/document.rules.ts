import { z } from 'zod'
import { isShownAt, nextChange } from '#/platform/time/shownDates.ts'
import { type Section, sectionSchema } from './sections.schema.ts'

/** Which form a stored document has. */
const VERSION = 1

/** A page as it is stored. */
export interface HomeDocument {
  readonly version: number
  readonly sections: readonly unknown[]
}

export const documentOf = (sections: readonly Section[]): HomeDocument => ({ version: VERSION, sections })

/** What of a stored document this program does not know: made by another version of it, or by hand. */
export interface LeftOut {
  /** From 1, from the top. */
  readonly place: number
  readonly kind: string
  readonly heading: string
}

export interface ReadDocument {
  readonly sections: Section[]
  readonly leftOut: LeftOut[]
}

const storedSchema = z.object({ sections: z.array(z.unknown()) })
const namedSchema = z.object({ kind: z.string().catch(''), heading: z.string().catch('') })

/** Reads whatever is stored: what it does not know is left out and named. Never fails. */
export function readDocument(stored: unknown): ReadDocument {
  const { data } = storedSchema.safeParse(stored)
  const read: ReadDocument = { sections: [], leftOut: [] }
  for (const [at, one] of (data?.sections ?? []).entries()) {
    const section = sectionSchema.safeParse(one)
    // guard: unknown-sections-left-out
    if (section.success) read.sections.push(section.data)
    else {
      const named = namedSchema.safeParse(one).data ?? { kind: '', heading: '' }
      read.leftOut.push({ place: at + 1, ...named })
    }
  }
  return read
}

const datesOf = ({ from, until }: Section) => ({
  from: from === null ? null : new Date(from),
  until: until === null ? null : new Date(until),
})

/** Those that are shown at a moment, ms since 1970. */
export const shownAt = (sections: readonly Section[], now: number): Section[] =>
  sections.filter((section) => isShownAt(datesOf(section), now))

/** When the next one comes or goes, ms since 1970; infinite when none does. */
export const nextTurn = (sections: readonly Section[], now: number): number =>
  nextChange(sections.map(datesOf), now)
