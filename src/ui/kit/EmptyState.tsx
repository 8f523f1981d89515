import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Buta } from './Ornament.tsx'

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** Where to go from here: a button or a link. */
  action?: ReactNode
  /** Level of the title; 2 unless the state is the whole page. */
  level?: 1 | 2 | 3
  className?: string
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      <Buta className="mb-5 w-16 text-haldi-deep" />
      <Heading className="text-xl">{title}</Heading>
      {text && <div className="mt-2 text-ink-soft">{text}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
