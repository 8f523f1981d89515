import clsx from 'clsx'
import type { ReactNode } from 'react'

/**
 * The main actions of a page: on phones in a bar at the lower edge, within reach of the thumb; from 768 px in their
 * place. The end of the page makes room for the bar (actionBar.css).
 */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('action-bar', className)}>{children}</div>
}
