import type { ReactNode } from 'react'
import { ChevronDown } from '#/ui/icons/storefront.tsx'

export interface FoldProps {
  title: string
  icon?: ReactNode
  /** Open at first. */
  open?: boolean
  children: ReactNode
}

/** A part of the product's text that folds; native, so it works without scripts. */
export function Fold({ title, icon, open, children }: FoldProps) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        {icon && <span className="flex-none text-haldi-deep">{icon}</span>}
        <h2 className="flex-1 font-sans text-base font-semibold tracking-normal">{title}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 flex-none text-haldi-deep transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="prose pb-5">{children}</div>
    </details>
  )
}
