import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { Focus } from '../../bannerDetails.rules.ts'
import type { TypedDetails } from '../../bannerDetails.schema.ts'
import { m } from './messages/admin.messages.ts'

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** How far an arrow key goes, percent. */
const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
}

/** The point that stays in sight where the picture is cut: tapped on the picture, or moved by arrow keys. */
export function FocusField({ form, url }: { form: UseFormReturn<TypedDetails>; url: string }) {
  const { field } = useController({ control: form.control, name: 'focus' })
  const { x, y } = field.value
  const hint = useId()
  const onPointerDown = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    field.onChange({
      x: within(((clientX - left) / width) * 100),
      y: within(((clientY - top) / height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    field.onChange({ x: within(x + step.x), y: within(y + step.y) })
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{m.mustStay()}</p>
      <button
        type="button"
        ref={field.ref}
        onBlur={field.onBlur}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        aria-label={m.focus({ x, y })}
        aria-describedby={hint}
        className="relative block max-w-full cursor-crosshair touch-none overflow-hidden rounded-md"
      >
        <img src={url} alt="" draggable={false} className="max-h-80 w-auto" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white bg-kumkum/60 shadow-md"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <p id={hint} className="mt-1.5 text-sm text-ink-faint">
        {m.focusHint()}
      </p>
      <p role="status" className="sr-only">
        {m.focusAt({ x, y })}
      </p>
    </div>
  )
}
