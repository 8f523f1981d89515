import { useEffect, useState } from 'react'

/**
 * Whole seconds until the moment `until` (epoch ms), down to 0; undefined stands still at 0. Reads the clock instead of
 * counting ticks, so a sleeping tab is right when it wakes.
 */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const running = left > 0

  useEffect(() => {
    const read = () => setNow(Date.now())
    read()
    if (!running) return
    const timer = setInterval(read, 250)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [running])

  return left
}
