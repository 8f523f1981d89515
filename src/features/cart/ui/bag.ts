import { useSyncExternalStore } from 'react'

let isOpen = false
const watchers = new Set<() => void>()

function set(next: boolean): void {
  if (next === isOpen) return
  isOpen = next
  for (const tell of watchers) tell()
}

/** Opens and closes the bag sidebar from anywhere; nothing happens until the drawer is on the page. */
export const bag = {
  open: () => set(true),
  close: () => set(false),
  toggle: () => set(!isOpen),
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Whether the bag sidebar is open (specification, section 4 "isCartOpen"), and how to change that. */
export function useBag() {
  // On the server one process draws pages for many visitors: there it is always closed.
  const open = useSyncExternalStore(
    watch,
    () => isOpen,
    () => false,
  )
  return { isOpen: open, ...bag }
}
