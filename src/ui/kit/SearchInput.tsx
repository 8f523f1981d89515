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

/** A text box for looking things up. Its icons keep their size: room that grows with the letters belongs to what is written. */
export function SearchInput({ label, onClear, className, ...props }: SearchInputProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 inset-s-[14px] my-auto size-[20px] text-ink-soft"
        strokeWidth={1.75}
      />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        type="search"
        aria-label={label}
        className="control ps-[44px] pe-[48px]"
      />
      {onClear && props.value !== '' && props.value !== undefined && (
        <IconButton
          label={m.clearSearch()}
          onClick={onClear}
          className="absolute! inset-y-0 inset-e-[2px] my-auto size-[44px] text-ink-soft"
        >
          <X aria-hidden className="size-[20px]" />
        </IconButton>
      )}
    </div>
  )
}
