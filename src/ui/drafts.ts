/** How the places in `sessionStorage` begin where long forms keep what is typed (resource/form/draft.ts). */
export const DRAFTS = 'draft:'

/**
 * Whoever comes next finds nothing of what was typed.
 * @param owner whose drafts stay: an account's id, with which their names begin
 */
export function forgetDrafts(owner?: string): void {
  const isOwn = (place: string) => owner !== undefined && place.startsWith(`${DRAFTS}${owner}:`)
  try {
    // guard: drafts-leave-with-person
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(DRAFTS) && !isOwn(place)) sessionStorage.removeItem(place)
  } catch {
    // Storage is switched off: then nothing was kept.
  }
}
