import { useState } from 'react'
import { OWN_SEARCHES } from '#/features/accounts/leftBehind.ts'

const MOST_REMEMBERED = 6

/** The list with a text in front, each once in whatever letters. */
export function withSearched(texts: readonly string[], text: string): string[] {
  const searched = text.trim()
  if (searched === '') return [...texts]
  const others = texts.filter((other) => other.toLowerCase() !== searched.toLowerCase())
  return [searched, ...others].slice(0, MOST_REMEMBERED)
}

/** What the storage holds, as far as it is a list of texts; it can be edited by anybody. */
export function readSearched(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts
      .filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= 200)
      .slice(0, MOST_REMEMBERED)
  } catch {
    return []
  }
}

function stored(): string[] {
  try {
    return readSearched(localStorage.getItem(OWN_SEARCHES))
  } catch {
    // Storage is switched off: then nothing is remembered.
    return []
  }
}

/** What may be an address, a number to call or a key, also one in groups, is not remembered. */
export const isPrivate = (text: string): boolean => /@|\d{6}/.test(text.replace(/[\s().-]/g, ''))

/** What was searched last in this browser, the latest first; gone with the next log-in and log-out. */
export function useRecentSearches() {
  const [texts, setTexts] = useState(stored)
  const write = (next: string[]) => {
    try {
      if (next.length > 0) localStorage.setItem(OWN_SEARCHES, JSON.stringify(next))
      else localStorage.removeItem(OWN_SEARCHES)
    } catch {
      // As above.
    }
    setTexts(next)
  }
  return {
    texts,
    remember: (text: string) => {
      if (text.trim() !== '' && !isPrivate(text)) write(withSearched(stored(), text))
    },
    clear: () => write([]),
  }
}
