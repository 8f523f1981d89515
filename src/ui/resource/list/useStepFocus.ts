import { useEffect, useState } from 'react'

/** Names the button that moves a row up (-1) or down (1), so that focus finds it again after its row went elsewhere. */
export const moveButton = (id: string, by: -1 | 1) => `move-${id}-${by < 0 ? 'up' : 'down'}`

/** A row that was moved by one of its buttons. */
export interface Step {
  readonly id: string
  readonly by: -1 | 1
}

/** @returns what is called when a row has moved: the focus follows to its button, at an end to the only one that can be pressed */
export function useStepFocus(): (step: Step) => void {
  const [stepped, setStepped] = useState<Step>()
  useEffect(() => {
    if (!stepped) return
    const { id, by } = stepped
    const wanted = document.getElementById(moveButton(id, by))
    const other = document.getElementById(moveButton(id, by < 0 ? 1 : -1))
    const button = wanted instanceof HTMLButtonElement && !wanted.disabled ? wanted : other
    button?.focus()
  }, [stepped])
  return setStepped
}
