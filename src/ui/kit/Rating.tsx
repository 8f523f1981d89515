import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Badge } from './Badge.tsx'
import { m } from './messages/kit.messages.ts'
import { ratingTone } from './ratingTone.ts'

export interface RatingProps {
  /** 0 to 5, fractions allowed. */
  value: number
  className?: string
}

/** Five stars, filled as far as the value goes; their size is that of the text around. */
export function Rating({ value, className }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={m.stars({ value: spoken(value) })}
      className={clsx('stars', className)}
      style={{ '--filled': `${value * 20}%` } as CSSProperties}
    />
  )
}

/** The number and a star, coloured by how good it is. */
export function RatingBadge({ value, className }: RatingProps) {
  return (
    <Badge tone={ratingTone(value)} className={className}>
      <span className="sr-only">{m.rated()} </span>
      {spoken(value)}
      <span aria-hidden>★</span>
      <span className="sr-only"> {m.outOfFive()}</span>
    </Badge>
  )
}

function spoken(value: number): string {
  return String(Math.round(value * 10) / 10)
}
