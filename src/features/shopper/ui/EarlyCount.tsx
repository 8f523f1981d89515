import { useEffect } from 'react'
import type { EarlyName } from '../early.ts'

/**
 * Where the number of one's own things stands until React knows it: the first script of a page that many get alike says it
 * to the styles (`askEarly`). Leave it out once it is known: then nothing of what was said stays.
 */
export function EarlyCount({ of }: { of: EarlyName }) {
  // guard: early-count-forgotten
  useEffect(() => () => void document.documentElement.style.removeProperty(`--early-${of}`), [of])
  return <span aria-hidden className="early-count" data-of={of} />
}
