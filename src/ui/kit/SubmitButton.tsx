import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface SubmitButtonProps {
  pending: boolean
  disabled?: boolean
  children: ReactNode
}

/**
 * The button at the end of a form. Until the page has come to life it does nothing, and neither does the Enter key, so
 * that what was typed is neither lost nor sent by the browser itself.
 */
export function SubmitButton({ pending, disabled = false, children }: SubmitButtonProps) {
  const alive = useHydrated()
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      pending={pending}
      disabled={disabled || !alive}
      className={disabled ? undefined : 'disabled:opacity-100 aria-disabled:opacity-100'}
    >
      {children}
    </Button>
  )
}
