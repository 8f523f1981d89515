import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { Star } from '../icons/other.tsx'
import { FieldError } from './Field.tsx'
import { m } from './messages/kit.messages.ts'

export interface RatingInputProps {
  legend: ReactNode
  /** 1 to 5; 0 while none is chosen. */
  value: number
  onChange: (value: number) => void
  name?: string
  error?: ReactNode
  disabled?: boolean
  className?: string
}

/** One to five stars: native radios, so arrow keys choose. */
export function RatingInput({ legend, value, onChange, name, error, disabled, className }: RatingInputProps) {
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
    >
      <p id={`${id}-legend`} className="mb-1 text-sm font-semibold">
        {legend}
      </p>
      <div className="-ms-2 flex w-fit flex-wrap" onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
            className="relative grid size-11 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-haldi-deep"
          >
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              disabled={disabled}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden
              strokeWidth={1.25}
              className={clsx(
                'pointer-events-none relative size-7 transition-colors',
                stars <= lit ? 'fill-haldi text-haldi-deep' : 'text-edge',
              )}
            />
            <span className="sr-only">{m.starCount({ count: stars })}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
