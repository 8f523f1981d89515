import { useEffect, useState } from 'react'

/** Milliseconds until a moment, looked at now and then; 0 before the page has come to life and without one. */
export function useTimeLeft(until: string | undefined): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const look = () => setLeft(until === undefined ? 0 : Math.max(0, Date.parse(until) - Date.now()))
    look()
    const timer = setInterval(look, 5_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
