import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { informationLabels } from '#/features/shop/information/informationLabels.ts'
import { businessDays, daysOnTheRoad, returnsClauses } from '#/features/shop/policy.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { paymentSentence } from '#/features/shop/waysToPay.rules.ts'
import { Truck, Undo2 } from '#/ui/icons/storefront.tsx'
import type { Product } from '../../schema/catalog.schema.ts'
import { Fold } from './Fold.tsx'
import type { Facts } from './facts.rules.ts'
import { m } from './messages/detail.messages.ts'

/** What there is to read about a product: description, facts of the fabric, delivery and returns. */
export function ProductText({ product, facts }: { product: Product; facts: readonly Facts[] }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const road = daysOnTheRoad(shop)
  return (
    <div>
      {product.description && (
        <Fold title={m.description()} open>
          {product.description.split(/\n+/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={index}>{paragraph}</p>
          ))}
        </Fold>
      )}
      <Fold title={m.fabricAndDetails()} open>
        <FactTable groups={facts} />
      </Fold>
      <Fold title={m.delivery()} icon={<Truck aria-hidden className="size-5" strokeWidth={1.5} />}>
        <p>
          {m.shippingIsFree({ days: businessDays(shop.processingDaysLeast, shop.processingDaysMost) })}{' '}
          {road && `${m.couriersTake({ road })} `}
          {paymentSentence(shop)}
        </p>
      </Fold>
      <Fold title={m.returns()} icon={<Undo2 aria-hidden className="size-5" strokeWidth={1.5} />} open>
        <ul>
          {returnsClauses(shop, shop.damageHoursProduct).map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
        <p>
          {m.moreUnder()} <Link to="/Shipping-details">{informationLabels['/Shipping-details']()}</Link>.
        </p>
      </Fold>
    </div>
  )
}

/** Label and value stand side by side where both have room, else below each other: with large letters on a phone. */
function FactTable({ groups }: { groups: readonly Facts[] }) {
  return groups.map(({ title, facts }) => (
    <section key={title} className="not-first:mt-4">
      {groups.length > 1 && <h3 className="mb-1 font-sans text-sm font-semibold text-ink">{title}</h3>}
      <dl className="grid gap-y-1.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-4">
            <dt className="w-32">{label}</dt>
            <dd className="min-w-0 flex-[1_1_9rem] text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
