import { useEffect, useState } from 'react'
import { RECENTLY_VIEWED, rememberFor } from '#/features/accounts/leftBehind.ts'
import { useOwner } from '#/features/accounts/ui/useOwner.ts'

/** Kept only until the tab is closed or its person leaves: nothing about the person (specification, "Browser storage"). */
const MOST_REMEMBERED = 9

/** The list with `id` in front, each id once, at most nine. */
export function withViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_REMEMBERED)
}

/** What the storage holds, as far as it is a list of ids; it can be edited by anybody. */
export function readViewed(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(ids)) return []
    return ids.filter((id) => typeof id === 'string' && /^[\w-]{1,60}$/.test(id)).slice(0, MOST_REMEMBERED)
  } catch {
    return []
  }
}

/** What this person looked at in this tab, newest first; for the browser alone. */
export function viewedBefore(owner: string): string[] {
  try {
    rememberFor(owner)
    return readViewed(sessionStorage.getItem(RECENTLY_VIEWED))
  } catch {
    // Storage is switched off: then nothing is remembered.
    return []
  }
}

/** Remembers that this product was looked at; answers with those before it, newest first. Empty on the server. */
export function useRecentlyViewed(id: string): string[] {
  const owner = useOwner()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    if (owner === undefined) return
    const before = viewedBefore(owner)
    try {
      sessionStorage.setItem(RECENTLY_VIEWED, JSON.stringify(withViewed(before, id)))
      setIds(before.filter((other) => other !== id))
    } catch {
      // As above.
    }
  }, [id, owner])
  return ids
}
