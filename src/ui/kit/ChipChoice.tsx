import clsx from 'clsx'
import { ChoiceFrame, type ChoiceProps } from './Choice.tsx'

const classes = {
  list: 'flex flex-wrap gap-2',
  option: clsx(
    'relative grid min-h-11 min-w-13 place-items-center rounded-md border border-edge bg-surface px-3.5 text-center font-semibold transition-colors',
    'has-enabled:hover:border-peacock has-checked:border-peacock has-checked:bg-peacock has-checked:text-white',
    'has-disabled:border-line has-disabled:bg-sand has-disabled:font-normal has-disabled:text-ink-faint has-disabled:line-through',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep',
  ),
  input: 'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none',
}

export interface ChipChoiceProps<Value extends string> extends ChoiceProps<Value> {
  /** The choice stands and cannot be changed now; trying to calls `onBlocked`, which says why. */
  blocked?: boolean
  onBlocked?: () => void
}

/** One of several short options, side by side. */
export function ChipChoice<Value extends string>({ onBlocked, ...props }: ChipChoiceProps<Value>) {
  return (
    <ChoiceFrame
      {...props}
      classes={classes}
      // Arrow keys come through here too: the browser sends a click for them.
      onPick={(event) => {
        if (!props.blocked) return
        event.preventDefault()
        onBlocked?.()
      }}
      renderText={({ label, hint }) => (
        <span className="pointer-events-none relative">
          {label}
          {hint && <span className="sr-only"> {hint}</span>}
        </span>
      )}
    />
  )
}
