import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ArrowLeft } from '../icons/storefront.tsx'
import { m } from './messages/kit.messages.ts'

/** An arrow back; takes a router's link props through `createLink(BackLink)`. */
export function BackLink({ className, children = m.back(), ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={clsx(
        'group -ms-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-sm font-semibold text-peacock hover:text-peacock-deep',
        className,
      )}
    >
      <ArrowLeft aria-hidden className="size-5 transition-transform group-hover:-translate-x-0.5" />
      {children}
    </a>
  )
}
