import { useState } from 'react'
import { stateOfPin } from '#/features/shop/pins.rules.ts'
import { withoutSpaces } from '#/platform/typed/phone.rules.ts'

export interface StateField {
  /** What stands in the form now. */
  read: () => { readonly state: string; readonly country: string }
  write: (state: string) => void
}

/** What a PIN code fills in. */
export interface PinFill {
  readonly stateByPin: string | undefined
  readonly onPin: (typed: string) => void
  /** The state was chosen by hand, or came with a whole address. */
  readonly onState: () => void
}

/** Fills in the state that a PIN code lies in. What was typed or chosen is never changed: only an empty state, or one that a PIN code filled in before. */
export function useStateByPin({ read, write }: StateField): PinFill {
  const [stateByPin, setStateByPin] = useState<string>()
  const onPin = (typed: string) => {
    const state = stateOfPin(withoutSpaces(typed))
    const { state: chosen, country } = read()
    if (!state || country.trim().toLowerCase() !== 'india') return
    // guard: state-as-typed
    if (chosen !== '' && chosen !== stateByPin) return
    write(state)
    setStateByPin(state)
  }
  return { stateByPin, onPin, onState: () => setStateByPin(undefined) }
}
