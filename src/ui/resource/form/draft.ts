/** What was typed into a long form, kept in this tab until it is saved or thrown away. */

const place = (key: string) => `draft:${key}`

/** The kept values, or undefined; storage can be switched off or hold something else. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Keeps values, without the fields named in `except` (files and secrets). */
export function keepDraft(key: string, values: Record<string, unknown>, except: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)))
  try {
    sessionStorage.setItem(place(key), JSON.stringify(kept))
  } catch {
    // A full or forbidden store only means that there is no draft.
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(place(key))
  } catch {
    // Nothing was kept then.
  }
}
