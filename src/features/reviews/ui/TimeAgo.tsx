import { useEffect, useState } from 'react'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { timeAgo } from '../reviews.rules.ts'

/** How often the words are checked against the clock, ms. */
const REFRESH = 30_000

/** How long ago something was. The server, which does not know when its page is read, sends the date. */
export function TimeAgo({ at }: { at: string }) {
  const timestamp = Date.parse(at)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, REFRESH)
    return () => clearInterval(timer)
  }, [])
  const day = formatIndiaDay(at)
  return (
    <time dateTime={at} title={day} className="text-sm text-ink-soft">
      {now === undefined ? day : timeAgo(timestamp, now)}
    </time>
  )
}
