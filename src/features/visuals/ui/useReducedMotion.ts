import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

function watch(tell: () => void): () => void {
  const media = window.matchMedia(question)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether the visitor asked for little motion. On the server and until the page has come to life: not known, so no. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(question).matches,
    () => false,
  )
