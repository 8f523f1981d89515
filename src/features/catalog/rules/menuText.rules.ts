import { m } from '../messages/catalog.messages.ts'

/** How an owner writes the entries of a dropdown: one a line, what it says, a colon, the word it looks for. */

interface Entry {
  readonly label: string
  readonly word: string
}

/** A dropdown that is longer is no help. */
const MOST_ENTRIES = 12
const MOST_LETTERS = 40

/** Reads the entries; a line without a colon looks for what it says. `problem` names the line that cannot be. */
export function readMenuText(text: string): { items: Entry[]; problem?: string } {
  const items: Entry[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const colon = line.lastIndexOf(':')
    const label = (colon < 0 ? line : line.slice(0, colon)).trim()
    const word = (colon < 0 ? line : line.slice(colon + 1)).trim()
    const number = at + 1
    if (label === '' || word === '') return { items: [], problem: m.menuLineNeeds({ line: number }) }
    if (label.length > MOST_LETTERS || word.length > MOST_LETTERS)
      return { items: [], problem: m.menuLineLong({ line: number, most: MOST_LETTERS }) }
    if (items.some((item) => item.label.toLowerCase() === label.toLowerCase()))
      return { items: [], problem: m.menuLineTwice({ line: number, label }) }
    items.push({ label, word })
  }
  if (items.length > MOST_ENTRIES) return { items: [], problem: m.atMostEntries({ most: MOST_ENTRIES }) }
  return { items }
}

export const writeMenuText = (items: readonly Entry[]): string =>
  items.map(({ label, word }) => `${label}: ${word}`).join('\n')
