/**
 * An open modal makes the rest of the page inert, toasts too. So the element that holds the toasts moves into the
 * topmost open modal and back: there it can be seen, used and read out.
 */

const open: HTMLElement[] = []
let companion: HTMLElement | undefined

/** Tells that `modal` is now the topmost; the answer takes it out again. */
export function enterModal(modal: HTMLElement): () => void {
  open.push(modal)
  moveCompanion()
  return () => {
    const at = open.lastIndexOf(modal)
    if (at >= 0) open.splice(at, 1)
    moveCompanion()
  }
}

/** Keeps `element`, a manual popover, above every modal from now on; the answer ends that. */
export function stayAboveModals(element: HTMLElement): () => void {
  companion = element
  moveCompanion()
  return () => {
    companion = undefined
    element.remove()
  }
}

function moveCompanion(): void {
  if (!companion) return
  const home = open.at(-1) ?? document.body
  if (companion.parentElement !== home) home.append(companion)
  // Leaving the document closed the popover; opening it again also puts it on top.
  if (!companion.matches(':popover-open')) companion.showPopover()
}
