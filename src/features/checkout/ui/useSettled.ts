import { useEffect, useState } from 'react'

/** Nobody is asked about an address while it is being typed, ms. */
const TYPING_MS = 600

/** A text that is typed, once nothing of it changed for a moment; the first one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
