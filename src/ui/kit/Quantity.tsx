import clsx from 'clsx'
import { Minus, Plus } from '../icons/storefront.tsx'
import { m } from './messages/kit.messages.ts'

export interface QuantityProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number | undefined
  /** Of what, for screen readers. */
  label?: string
  disabled?: boolean
  className?: string
}

/** Fewer, how many, more. */
export function Quantity({
  value,
  onChange,
  min = 1,
  max,
  label = m.quantity(),
  disabled,
  className,
}: QuantityProps) {
  const button = 'grid size-11 place-items-center rounded-sm not-disabled:hover:bg-sand disabled:text-edge'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend and cannot be an inline box
    <div
      role="group"
      aria-label={label}
      className={clsx('inline-flex items-center rounded-md border border-edge bg-surface', className)}
    >
      <button
        type="button"
        aria-label={m.fewer()}
        className={button}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        aria-label={m.more()}
        className={button}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  )
}
