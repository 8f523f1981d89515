import type { ComponentProps } from 'react'
import { useGoTo } from '#/ui/kit/useGoTo.ts'

/** A link that the owner wrote: to a page of the shop without loading everything anew, or to an address elsewhere. */
export function SectionLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} {...useGoTo(href)} />
}
