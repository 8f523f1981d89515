import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { businessDays, returnsClauses } from '#/features/shop/ui/pages/policy.rules.ts'
import { Truck, Undo2 } from '#/ui/icons/storefront.tsx'
import { detailsOf } from '../../attributes.rules.ts'
import type { Product } from '../../catalog.schema.ts'
import { Fold } from './Fold.tsx'

/** What there is to read about a product: description, facts of the fabric, delivery and returns. */
export function ProductText({ product }: { product: Product }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <div>
      {product.description && (
        <Fold title="Description" open>
          {product.description.split(/\n+/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={index}>{paragraph}</p>
          ))}
        </Fold>
      )}
      <Fold title="Fabric and details" open>
        <Facts product={product} />
      </Fold>
      <Fold title="Delivery" icon={<Truck aria-hidden className="size-5" strokeWidth={1.5} />}>
        <p>
          Shipping is FREE. Orders are processed in{' '}
          {businessDays(shop.processingDaysLeast, shop.processingDaysMost)}. Pay by UPI or in cash on
          delivery.
        </p>
      </Fold>
      <Fold title="Returns" icon={<Undo2 aria-hidden className="size-5" strokeWidth={1.5} />} open>
        <ul>
          {returnsClauses(shop, shop.damageHoursProduct).map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ul>
        <p>
          More under <Link to="/Shipping-details">Shipping / Returns / Exchanges</Link>.
        </p>
      </Fold>
    </div>
  )
}

function Facts({ product }: { product: Product }) {
  const facts = [
    ['Sizes', product.enableSize ? product.sizes.join(', ') : ''],
    ...detailsOf(product),
    ['Product code', product.slug],
  ].filter(([, value]) => value)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
