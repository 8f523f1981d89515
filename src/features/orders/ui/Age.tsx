import { useEffect, useState } from 'react'
import { ageText } from './age.rules.ts'
import { m } from './messages/order.messages.ts'

/** How long something has been waiting; the clock is read in the browser only, where the page has come to life. */
export function Age({ since }: { since: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(Date.now()), [])
  return (
    <span className="block min-h-5 text-sm text-ink-soft">
      {now !== undefined && m.waits({ age: ageText(now - Date.parse(since)) })}
    </span>
  )
}
