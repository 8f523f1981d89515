import clsx from 'clsx'

export interface SpinnerProps {
  /** What is being waited for; without it the spinner is silent decoration. */
  label?: string
  className?: string
}

/** A turning ring in the colour and 1.25 x the size of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return label ? (
    <span role="status" className={clsx('inline-flex items-center gap-2', className)}>
      <span className="spinner" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  ) : (
    <span className={clsx('spinner', className)} aria-hidden />
  )
}
