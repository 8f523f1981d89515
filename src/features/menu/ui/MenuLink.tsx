import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ShownEntry } from '../menu.rules.ts'

export interface MenuLinkProps {
  entry: ShownEntry
  className?: string
  /** Instead of its label. */
  children?: ReactNode
}

export const highlightClass = 'font-semibold text-kumkum'

/** An entry of the menu that leads somewhere: within the shop without loading everything anew. */
export function MenuLink({ entry: { label, href = '', highlight }, className, children }: MenuLinkProps) {
  const props = { href, className: clsx(className, highlight && highlightClass), children: children ?? label }
  // Where the router is told an address, the page beside it says nothing.
  return href[0] === '/' ? <Link to="/" {...props} /> : <a {...props} />
}
