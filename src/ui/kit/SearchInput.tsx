import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Search, X } from '../icons/storefront.tsx'
import { IconButton } from './IconButton.tsx'
import { m } from './messages/kit.messages.ts'

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** For screen readers; the placeholder is no label. */
  label: string
  /** Shows a button that empties the box, while there is text. */
  onClear?: () => void
}

/** A text box for looking things up. */
export function SearchInput({ label, onClear, className, ...props }: SearchInputProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-s-3.5 top-3.5 size-5 text-ink-soft"
        strokeWidth={1.75}
      />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        type="search"
        aria-label={label}
        className="control ps-11 pe-12"
      />
      {onClear && props.value !== '' && props.value !== undefined && (
        <IconButton
          label={m.clearSearch()}
          onClick={onClear}
          className="absolute! inset-e-0.5 top-0.5 text-ink-soft"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
