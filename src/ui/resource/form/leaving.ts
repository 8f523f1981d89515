import { createContext } from 'react'

/** Called by what ends a form otherwise than by saving, such as a deletion: nothing is unsaved any more. */
export const LeavingContext = createContext<() => void>(() => {})
