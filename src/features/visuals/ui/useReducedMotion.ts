import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(question)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the visitor asked for little motion. On the server and until the page has come to life: not known, so no. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(question).matches,
    () => false,
  )
