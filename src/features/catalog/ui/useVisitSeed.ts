import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** The seeds of this page load's visits by history entry, so that Back finds the order it left. */
const seeds = new Map<string, number>()

/**
 * The seed of this visit to a page. `fresh` comes from the page's loader: the server's for the first page, so that both
 * render the same order, and a new one for each later visit.
 */
export function useVisitSeed(fresh: number): number {
  const router = useRouter()
  const [seed] = useState(() => {
    // On the server one process renders pages for many visitors: nothing is kept there.
    if (router.isServer) return fresh
    const entry = router.state.location.state.__TSR_key ?? ''
    const known = seeds.get(entry) ?? fresh
    seeds.set(entry, known)
    return known
  })
  return seed
}

/** A new seed; not for use while rendering. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31)
