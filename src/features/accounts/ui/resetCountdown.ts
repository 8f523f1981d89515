import { useSyncExternalStore } from 'react'

const KEY = 'reset-link-until'
const listeners = new Set<() => void>()

/** How long a reset link works, ms (specification, section 9: 900 s). */
const LINK_LASTS_MS = 900_000

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): number | undefined {
  const until = Number(sessionStorage.getItem(KEY))
  return until > 0 ? until : undefined
}

/** Until when the link asked for in this tab works, epoch ms; survives a reload. Undefined: none was asked for. */
export const useLinkUntil = (): number | undefined => useSyncExternalStore(subscribe, read, () => undefined)

/** A link was sent at `now`, epoch ms. */
export function startCountdown(now: number): void {
  sessionStorage.setItem(KEY, String(now + LINK_LASTS_MS))
  for (const notify of listeners) notify()
}

/** The link was used: nothing is waited for any more. */
export function endCountdown(): void {
  sessionStorage.removeItem(KEY)
  for (const notify of listeners) notify()
}
