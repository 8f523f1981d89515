import clsx from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export interface ChoiceOption<Value extends string> {
  value: Value
  label: ReactNode
  /** A second line (RadioCards), or what is read out after the label (ChipChoice). */
  hint?: ReactNode
  disabled?: boolean
}

export interface ChoiceProps<Value extends string> {
  legend: ReactNode
  hideLegend?: boolean
  /** Groups the radios; made up where none is given. */
  name?: string
  options: readonly ChoiceOption<Value>[]
  /** Empty while nothing is chosen; undefined leaves the choice to the browser (`inputProps`). */
  value?: Value | '' | undefined
  onChange?: (value: Value) => void
  /** What a form library's `register` answers: ref, name, onChange, onBlur. */
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'>
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string
}

export interface ChoiceFrameProps<Value extends string> extends ChoiceProps<Value> {
  blocked?: boolean | undefined
  onPick?: (event: MouseEvent<HTMLInputElement>) => void
  classes: { list: string; option: string; input: string }
  renderText: (option: ChoiceOption<Value>) => ReactNode
}

/** What RadioCards and ChipChoice share: a group of native radios, so arrow keys and forms work by themselves. */
export function ChoiceFrame<Value extends string>(props: ChoiceFrameProps<Value>) {
  const id = useId()
  const { legend, hideLegend, options, value, onChange, inputProps, hint, error, required, classes } = props
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={required || undefined}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      className={props.className}
    >
      <p id={`${id}-legend`} className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>
        {legend}
      </p>
      <div className={classes.list}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              name={props.name ?? id}
              {...inputProps}
              type="radio"
              className={classes.input}
              value={option.value}
              disabled={option.disabled || inputProps?.disabled}
              aria-disabled={props.blocked || undefined}
              onClick={props.onPick}
              {...(value !== undefined && {
                checked: value === option.value,
                onChange: () => onChange?.(option.value),
              })}
            />
            {props.renderText(option)}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
