import { createContext } from 'react'

/** What was chosen for a field and could not be taken, by the field's name: saving waits until it is replaced or left out. */
export const RefusalsContext = createContext<Map<string, string>>(new Map())
