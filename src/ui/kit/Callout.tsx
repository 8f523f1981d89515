import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons/storefront.tsx'

const looks = {
  info: { box: 'border-peacock/30 bg-peacock-wash', icon: Info, ink: 'text-peacock' },
  success: { box: 'border-success/30 bg-success-wash', icon: CircleCheck, ink: 'text-success' },
  warning: { box: 'border-haldi bg-warning-wash', icon: TriangleAlert, ink: 'text-warning' },
  danger: { box: 'border-danger/30 bg-danger-wash', icon: CircleAlert, ink: 'text-danger' },
}

export interface CalloutProps {
  tone?: keyof typeof looks
  title?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Read out when it appears; for notices that answer something the user did. */
  live?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the flow of the page. */
export function Callout({ tone = 'info', title, action, live = false, className, children }: CalloutProps) {
  const { box, icon: Icon, ink } = looks[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={clsx(
        'flex flex-wrap items-start justify-end gap-x-3 gap-y-1 rounded-md border px-4 py-3',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.75 size-5 flex-none', ink)} strokeWidth={1.75} />
      {/* Beside what can be done about it where there is room for both; never wider than the box, also of large letters. */}
      <div className="min-w-[min(12rem,100%-2rem)] flex-1 self-center [overflow-wrap:anywhere]">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm text-ink-soft">{children}</div>}
      </div>
      {action && <div className="flex-none self-center">{action}</div>}
    </div>
  )
}
