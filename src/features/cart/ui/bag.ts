import { useSyncExternalStore } from 'react'

let isOpen = false
let hasCome = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === isOpen) return
  isOpen = next
  for (const notify of listeners) notify()
}

/** Opens and closes the bag sidebar from anywhere; nothing happens until the drawer is on the page. */
export const bag = {
  open: () => set(true),
  close: () => set(false),
  /** A second press while the sidebar's code is on its way is impatience and closes nothing. */
  toggle: () => set(!(isOpen && hasCome)),
  /** The sidebar's code is there. */
  come(): void {
    hasCome = true
  },
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Whether the bag sidebar is open (specification, section 4 "isCartOpen"), and how to change that. */
export function useBag() {
  // On the server one process renders pages for many visitors: there it is always closed.
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  return { isOpen: open, ...bag }
}
