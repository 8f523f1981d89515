import { useEffect, useRef } from 'react'
import { type ToastOptions, toast } from './toast.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface CountdownToast extends Omit<ToastOptions, 'duration'> {
  id: string
  /** When it ends, epoch ms. */
  until: number
  /** The message at so many seconds left; read out once, as it stands at the beginning. */
  text: (secondsLeft: number) => string
  /** Called once at the end, unless the toast was dismissed before (by `cancel`, a swipe or `toast.dismiss`). */
  onEnd: () => void
}

/** A toast that counts down to something and can be cancelled. */
export function toastCountdown({ id, until, text, onEnd, ...options }: CountdownToast): string {
  const end = () => {
    toast.dismiss(id)
    onEnd()
  }
  return toast.loading(<Countdown until={until} text={text} onEnd={end} />, { ...options, id })
}

function Countdown({ until, text, onEnd }: Pick<CountdownToast, 'until' | 'text' | 'onEnd'>) {
  const left = useSecondsLeft(until)
  const announced = useRef(text(left))
  const ended = useRef(false)

  useEffect(() => {
    if (left > 0 || ended.current) return
    ended.current = true
    onEnd()
  }, [left, onEnd])

  return (
    <>
      <span aria-hidden className="tabular-nums">
        {text(left)}
      </span>
      <span className="sr-only">{announced.current}</span>
    </>
  )
}
