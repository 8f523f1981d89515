import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { useSecondsLeft } from '#/ui/kit/useSecondsLeft.ts'
import { m } from '../../messages/checkout.messages.ts'
import { COUNTDOWN_MS } from './useWhatsappCountdown.ts'

export interface TrackButtonProps {
  orderId: string | undefined
  /** Where phones count down to WhatsApp it waits until that is over (specification, section 9). */
  waits?: boolean
  /** Something else on the page comes first, as a payment does. */
  second?: boolean
}

/** Leads to the order. */
export function TrackButton({ waits = false, ...to }: TrackButtonProps) {
  const [until, setUntil] = useState(0)
  useEffect(() => setUntil(Date.now() + COUNTDOWN_MS), [])
  return waits ? <Waiting key={until} until={until} {...to} /> : <Track {...to} />
}

type Target = Omit<TrackButtonProps, 'waits'>

const variant = ({ second }: Target) => (second ? 'secondary' : 'primary')

function Waiting({ until, ...to }: Target & { until: number }) {
  const left = useSecondsLeft(until)
  if (until > 0 && left <= 0) return <Track {...to} />
  return (
    <Button variant={variant(to)} size="lg" disabled>
      {m.track()}
    </Button>
  )
}

function Track(to: Target) {
  const look = buttonClass({ variant: variant(to), size: 'lg' })
  return to.orderId ? (
    <Link to="/order/view/$id" params={{ id: to.orderId }} hash="timeline" className={look}>
      {m.track()}
    </Link>
  ) : (
    <Link to="/order" className={look}>
      {m.track()}
    </Link>
  )
}
