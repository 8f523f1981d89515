import { useState } from 'react'

export interface Selection {
  readonly keys: readonly string[]
  has(key: string): boolean
  toggle(key: string): void
  /** All rows of this page, or none when all are chosen. */
  toggleAll(): void
  clear(): void
}

/** The chosen rows of the page that shows; rows that are gone from it are no longer chosen. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const keys = shown.filter((key) => chosen.includes(key))
  return {
    keys,
    has: (key) => keys.includes(key),
    toggle: (key) => setChosen(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
    toggleAll: () => setChosen(keys.length === shown.length ? [] : shown),
    clear: () => setChosen([]),
  }
}
