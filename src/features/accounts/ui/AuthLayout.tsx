import type { ReactNode } from 'react'
import { m } from './messages/entry.messages.ts'
import { WovenPanel } from './WovenPanel.tsx'

export interface AuthLayoutProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** The log-in pages: a pleated cloth at the side (above, on phones) and one form. */
export function AuthLayout({ title, text, children }: AuthLayoutProps) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] lg:my-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-6">
      <div className="relative overflow-hidden lg:rounded-s-lg">
        <WovenPanel className="h-36 w-full sm:h-56 lg:absolute lg:inset-0 lg:h-full" />
      </div>
      <div className="bg-surface px-5 py-9 lg:rounded-e-lg lg:border lg:border-s-0 lg:border-line lg:px-14 lg:py-14">
        <div className="mx-auto max-w-md">
          <h1 className="text-3xl">{title}</h1>
          {text && <div className="mt-2 text-ink-soft">{text}</div>}
          <noscript>
            <p className="mt-5 rounded-md border border-haldi bg-warning-wash px-4 py-3 text-sm">
              {m.needsScript()}
            </p>
          </noscript>
          <div className="mt-7">{children}</div>
        </div>
      </div>
    </div>
  )
}
