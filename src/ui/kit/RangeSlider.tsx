import { type CSSProperties, useRef, useState } from 'react'
import { m } from './messages/kit.messages.ts'

export interface RangeSliderProps {
  /** E.g. "Price"; the thumbs are called "Price, from" and "Price, to". */
  label: string
  min: number
  max: number
  step?: number
  value: readonly [number, number]
  /** While a thumb moves. */
  onChange?: (value: [number, number]) => void
  /** When a thumb is let go: the moment to load anything. */
  onCommit?: (value: [number, number]) => void
  /** How an end is shown and read out. */
  format?: (value: number) => string
  /** Names of the two values in a plain form. */
  names?: readonly [string, string]
  disabled?: boolean
  className?: string
}

/**
 * Two thumbs on one rail: two native range inputs laid over each other, so keys, touch and screen readers work and
 * the first load carries no slider code.
 */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  format = String,
  names,
  disabled,
  className,
}: RangeSliderProps) {
  const [draft, setDraft] = useState<[number, number]>()
  // A dragged thumb pushes the other along, or two that met could not part; a key stops at the other one.
  const pushing = useRef(false)
  const [from, to] = draft ?? value
  const part = (at: number) => (at - min) / (max - min)

  const move = (next: [number, number]) => {
    setDraft(next)
    onChange?.(next)
  }
  const moveFrom = (at: number) => move(pushing.current ? [at, Math.max(at, to)] : [Math.min(at, to), to])
  const moveTo = (at: number) => move(pushing.current ? [Math.min(at, from), at] : [from, Math.max(at, from)])
  const letGo = () => {
    pushing.current = false
    if (!draft) return
    setDraft(undefined)
    if (draft[0] !== value[0] || draft[1] !== value[1]) onCommit?.(draft)
  }

  const shared = {
    min,
    max,
    step,
    disabled,
    onPointerDown: () => {
      pushing.current = true
    },
    onPointerUp: letGo,
    onKeyUp: letGo,
    onBlur: letGo,
  }
  return (
    <fieldset className={className}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="range" style={{ '--from': part(from), '--to': part(to) } as CSSProperties}>
        <span className="range-rail" />
        <span className="range-fill" />
        <input
          type="range"
          {...shared}
          name={names?.[0]}
          aria-label={m.rangeFrom({ label })}
          aria-valuetext={format(from)}
          value={from}
          // Both thumbs at the far end: the lower one must be the one that can be taken hold of.
          style={part(from) > 0.5 ? { zIndex: 1 } : undefined}
          onChange={(event) => moveFrom(event.currentTarget.valueAsNumber)}
        />
        <input
          type="range"
          {...shared}
          name={names?.[1]}
          aria-label={m.rangeTo({ label })}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div aria-hidden className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </fieldset>
  )
}
