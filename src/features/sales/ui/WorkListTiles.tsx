import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { urgentNeeds } from '#/features/orders/rules/workLists.rules.ts'
import { ageText } from '#/features/orders/ui/age.rules.ts'
import { IndianRupee, PackageOpen } from '#/ui/icons/admin.tsx'
import { MessageCircle, Truck, Undo2 } from '#/ui/icons/storefront.tsx'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { MOST_COUNTED } from '../figures.rules.ts'
import { m } from '../messages/sales.messages.ts'
import type { Sales } from '../sales.schema.ts'

interface Tile {
  readonly label: string
  readonly icon: ReactNode
  /** What there is to do about it. */
  readonly todo: string
}

const tilesOf = (): Record<(typeof urgentNeeds)[number], Tile> => ({
  approval: {
    label: m.approval(),
    icon: <IndianRupee aria-hidden strokeWidth={1.5} />,
    todo: m.approvalTodo(),
  },
  packing: {
    label: m.packing(),
    icon: <PackageOpen aria-hidden strokeWidth={1.5} />,
    todo: m.packingTodo(),
  },
  shipping: {
    label: m.shipping(),
    icon: <Truck aria-hidden strokeWidth={1.5} />,
    todo: m.shippingTodo(),
  },
  returnRequests: {
    label: m.returnRequests(),
    icon: <MessageCircle aria-hidden strokeWidth={1.5} />,
    todo: m.returnRequestsTodo(),
  },
  refunds: {
    label: m.refunds(),
    icon: <Undo2 aria-hidden strokeWidth={1.5} />,
    todo: m.refundsTodo(),
  },
})

/** What waits for the admin, each figure a way to it. */
export function WorkListTiles({ sales: { waits, at } }: { sales: Sales }) {
  const tiles = tilesOf()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,50%-0.5rem)),1fr))] gap-3 md:gap-4 xl:grid-cols-5">
      {urgentNeeds.map((needs) => {
        const { label, icon, todo } = tiles[needs]
        const { count, oldest } = waits[needs]
        return (
          <li key={needs} className="last:odd:col-span-full xl:last:odd:col-auto">
            <Link
              to="/admin/order"
              search={{ needs }}
              className="block h-full rounded-md transition-shadow hover:shadow-md"
            >
              <StatTile
                label={label}
                value={count < MOST_COUNTED ? count : `${MOST_COUNTED}+`}
                hint={
                  count === 0 ? (
                    m.nothingWaits()
                  ) : (
                    <>
                      {oldest !== null && needs !== 'refunds' && (
                        <span className="block font-semibold text-warning">
                          {m.oldest({ age: ageText(Date.parse(at) - Date.parse(oldest)) })}
                        </span>
                      )}
                      <span className="block max-xs:sr-only">{todo}</span>
                    </>
                  )
                }
                icon={icon}
                className="h-full"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
