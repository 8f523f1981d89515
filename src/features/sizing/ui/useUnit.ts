import { useEffect, useState } from 'react'
import { type Unit, units } from '../length.rules.ts'

/** Which unit somebody reads lengths in; nothing about the person. */
const STORAGE_KEY = 'lengthUnit'

/** The unit chosen last in this browser: inches on the server, and until somebody chooses. */
export function useUnit(): readonly [Unit, (unit: Unit) => void] {
  const [unit, setUnit] = useState<Unit>('in')
  useEffect(() => {
    try {
      const stored = units.find((known) => known === localStorage.getItem(STORAGE_KEY))
      if (stored) setUnit(stored)
    } catch {
      // Storage is switched off: then nothing is remembered.
    }
  }, [])
  const choose = (chosen: Unit) => {
    setUnit(chosen)
    try {
      localStorage.setItem(STORAGE_KEY, chosen)
    } catch {
      // The choice holds on this page.
    }
  }
  return [unit, choose]
}
