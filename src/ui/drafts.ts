/** How the places in `sessionStorage` begin where long forms keep what is typed (resource/form/draft.ts). */
export const DRAFTS = 'draft:'

/** Whoever comes next finds nothing of what was typed. */
export function forgetDrafts(): void {
  try {
    // guard: drafts-leave-with-person
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(DRAFTS)) sessionStorage.removeItem(place)
  } catch {
    // Storage is switched off: then nothing was kept.
  }
}
