import clsx from 'clsx'
import { useId } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { useChoice } from '#/ui/kit/useChoice.ts'
import { m } from './messages/listing.messages.ts'

export interface FacetValueProps {
  name: string
  value: string
  label: string
  count: number
  /** `#rrggbb` */
  hex?: string | undefined
  isChip: boolean
  isChosen: boolean
  onToggle: () => Promise<unknown>
}

/** One value to tick, with how many products it would leave. One that would leave none cannot be ticked, only unticked. */
export function FacetValue({ name, value, label, count, hex, isChip, isChosen, onToggle }: FacetValueProps) {
  const id = useId()
  const [isTicked, toggle] = useChoice(isChosen, onToggle)
  const isOff = count === 0 && !isTicked
  const input = (className: string) => (
    <input
      id={id}
      type="checkbox"
      name={name}
      value={value}
      aria-label={m.valueWithCount({ label, count })}
      checked={isTicked}
      disabled={isOff}
      onChange={() => toggle(!isTicked)}
      className={className}
    />
  )
  const howMany = (
    <span className="pointer-events-none text-sm font-normal text-ink-faint tabular-nums">
      {formatNumber(count)}
    </span>
  )
  if (isChip) {
    return (
      <label
        htmlFor={id}
        className={clsx(
          'relative inline-flex min-h-11 min-w-13 items-center justify-center gap-1.5 rounded-md border border-edge bg-surface px-3 font-semibold',
          'has-enabled:hover:border-peacock has-checked:border-peacock has-checked:bg-peacock-wash has-checked:text-peacock-deep',
          'has-disabled:border-line has-disabled:bg-sand has-disabled:font-normal has-disabled:text-ink-faint',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep',
        )}
      >
        {input('absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none')}
        <span className="pointer-events-none">{label}</span>
        {howMany}
      </label>
    )
  }
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex min-h-11 items-center gap-3 text-sm lg:min-h-9',
        isOff ? 'text-ink-faint' : 'cursor-pointer hover:text-peacock-deep',
      )}
    >
      {input('tick')}
      {hex && (
        <span
          aria-hidden
          className={clsx('size-5 flex-none rounded-full border border-edge', isOff && 'opacity-40')}
          style={{ background: hex }}
        />
      )}
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {howMany}
    </label>
  )
}
