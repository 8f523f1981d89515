import { DRAFTS } from '../../drafts.ts'

/** What was typed into a long form, kept in this tab until it is saved or thrown away, or its person leaves. */

const place = (key: string) => DRAFTS + key

export interface Draft {
  /** What differs from what the form showed. */
  readonly values: Readonly<Record<string, unknown>>
  /** What was stored of these fields when they were typed. */
  readonly seen: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The kept values, or undefined; storage can be switched off or hold something else. */
export function readDraft(key: string): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(place(key)) ?? 'null')
    if (!isRecord(saved) || !isRecord(saved.values)) return undefined
    return { values: saved.values, seen: isRecord(saved.seen) ? saved.seen : {} }
  } catch {
    return undefined
  }
}

/** Keeps a draft. */
export function saveDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place(key), JSON.stringify(draft))
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
