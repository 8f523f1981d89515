import { startTransition, useState } from 'react'

/**
 * A choice that is saved elsewhere, as in the address: it shows as soon as it is made, and what it leads to follows.
 * @param value as it is saved
 * @param save settles when it is saved, or is not to be
 * @returns what to show, and how to choose
 */
export function useChoice<Value>(
  value: Value,
  save: (next: Value) => Promise<unknown>,
): [shown: Value, choose: (next: Value) => void] {
  const [made, setMade] = useState<{ readonly next: Value }>()
  const choose = (next: Value) => {
    const mine = { next }
    setMade(mine)
    // With the page that shows it as saved: before that it would be gone for a moment. A later choice stays.
    const done = () => startTransition(() => setMade((last) => (last === mine ? undefined : last)))
    void save(next).then(done, done)
  }
  return [made ? made.next : value, choose]
}
