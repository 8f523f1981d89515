import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { useSecondsLeft } from '#/ui/kit/useSecondsLeft.ts'
import { COUNTDOWN_MS } from './useWhatsappCountdown.ts'

/** Leads to the order. Where phones count down to WhatsApp it waits until that is over (specification, section 9). */
export function TrackButton({ orderId, waits }: { orderId: string | undefined; waits: boolean }) {
  const [until, setUntil] = useState(0)
  useEffect(() => setUntil(Date.now() + COUNTDOWN_MS), [])
  return waits ? <Waiting key={until} orderId={orderId} until={until} /> : <Track orderId={orderId} />
}

function Waiting({ orderId, until }: { orderId: string | undefined; until: number }) {
  const left = useSecondsLeft(until)
  if (until > 0 && left <= 0) return <Track orderId={orderId} />
  return (
    <Button size="lg" disabled>
      Track order
    </Button>
  )
}

function Track({ orderId }: { orderId: string | undefined }) {
  const look = buttonClass({ variant: 'primary', size: 'lg' })
  return orderId ? (
    <Link to="/order/view/$id" params={{ id: orderId }} hash="timeline" className={look}>
      Track order
    </Link>
  ) : (
    <Link to="/order" className={look}>
      Track order
    </Link>
  )
}
