import type { MouseEvent, MouseEventHandler } from 'react'

export interface Press {
  disabled: boolean | undefined
  /** What it began is not over. */
  pending: boolean
  onClick: MouseEventHandler<HTMLButtonElement> | undefined
}

/**
 * How a button takes presses. One that is pending ignores them, as the Enter key in a field of its form, and keeps the
 * focus: the browser would take it from a disabled one, and the keyboard would begin anew at the top of the page.
 */
export function pressable({ disabled, pending, onClick }: Press) {
  if (!pending) return { disabled, onClick }
  return { 'aria-disabled': true, 'aria-busy': true, onClick: ignore }
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
