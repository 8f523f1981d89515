import { ChoiceFrame, type ChoiceProps } from './Choice.tsx'

const classes = {
  list: 'grid gap-3',
  option:
    'flex min-h-14 items-start gap-3 rounded-md border border-edge bg-surface px-4 py-3.5 transition-colors has-checked:border-peacock has-checked:bg-peacock-wash has-checked:ring-1 has-checked:ring-peacock has-disabled:opacity-55',
  input: 'tick mt-px',
}

export interface RadioCardsProps<Value extends string> extends ChoiceProps<Value> {
  /** Two that are to be compared stand beside each other where there is room. */
  layout?: 'sideBySide' | undefined
}

/** One of a few weighty options, each a card with room for a second line. */
export function RadioCards<Value extends string>({ layout, ...props }: RadioCardsProps<Value>) {
  return (
    <ChoiceFrame
      {...props}
      classes={layout === 'sideBySide' ? { ...classes, list: `${classes.list} xs:grid-cols-2` } : classes}
      renderText={({ label, hint }) => (
        <span className="min-w-0">
          <span className="block leading-6 font-semibold">{label}</span>
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </span>
      )}
    />
  )
}
