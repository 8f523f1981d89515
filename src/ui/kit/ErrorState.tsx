import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CloudOff } from '../icons/storefront.tsx'
import { Button } from './Button.tsx'
import { m } from './messages/kit.messages.ts'

export interface ErrorStateProps {
  title: ReactNode
  /** What the reader can do. */
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  retrying?: boolean
  /** A way out besides trying again. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** A part of the page could not be had: what happened, and what to do next. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = m.tryAgain(),
  retrying,
  action,
  level = 2,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}
    >
      <span className="mb-5 grid size-16 place-items-center rounded-full bg-danger-wash text-danger">
        <CloudOff aria-hidden className="size-7" strokeWidth={1.25} />
      </span>
      <Heading className="text-xl">{title}</Heading>
      {text && <div className="mt-2 text-ink-soft">{text}</div>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry} pending={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
