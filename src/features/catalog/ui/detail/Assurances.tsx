import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { BadgeCheck, Banknote, Truck, Undo2 } from '#/ui/icons/storefront.tsx'
import type { Product } from '../../schema/catalog.schema.ts'
import { assurancesOf } from './assurances.rules.ts'

const icons = { mark: BadgeCheck, delivery: Truck, cash: Banknote, returns: Undo2 }

/** Marks and promises, as quiet lines near the button. */
export function Assurances({ product }: { product: Product }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <ul className="grid gap-x-4 gap-y-2 text-sm text-ink-soft sm:grid-cols-2">
      {assurancesOf(product, shop).map(({ about, text }) => {
        const Icon = icons[about]
        return (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden className="size-5 flex-none text-haldi-deep" strokeWidth={1.5} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
