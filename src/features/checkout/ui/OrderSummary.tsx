import { useSuspenseQuery } from '@tanstack/react-query'
import { leftText, shortLines } from '#/features/cart/cart.rules.ts'
import type { Cart, CartItem } from '#/features/cart/cart.schema.ts'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Price } from '#/ui/kit/Price.tsx'

/** What is being ordered and what it comes to: shipping FREE, tax 0, grand total = subtotal (specification, section 2). */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const short = new Set(shortLines(cart.items).map((line) => line._id))
  return (
    <section aria-labelledby="order-summary" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="order-summary" className="text-xl">
        Order summary
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {cart.items.map((item) => (
          <li key={item._id} className="py-3">
            <SummaryLine item={item} />
            {short.has(item._id) && (
              <p className="mt-1 text-sm font-semibold text-danger">{leftText(item.product)}</p>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 text-ink-soft tabular-nums">
        <dt>Subtotal</dt>
        <dd className="text-end">{formatRupees(cart.subTotal)}</dd>
        <dt>Shipping</dt>
        <dd className="text-end font-semibold text-success">FREE</dd>
        <dt>Tax</dt>
        <dd className="text-end">{formatRupees(cart.tax)}</dd>
        <dt className="border-t border-line pt-3 font-semibold text-ink">Grand total</dt>
        <dd className="border-t border-line pt-3 text-end text-ink">
          <Price rupees={cart.grandTotal} />
        </dd>
      </dl>
      <p className="mt-3 text-sm text-ink-faint">
        {chargesGst(shop) ? 'Prices include GST.' : 'Nothing is added to the prices.'}
      </p>
    </section>
  )
}

function SummaryLine({ item: { product, quantity, size } }: { item: CartItem }) {
  const [image] = product.images
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3">
      {image ? (
        <Picture src={image} alt="" sizes="56px" className="self-start rounded-sm" />
      ) : (
        <span className="aspect-17/24 self-start rounded-sm bg-sand" />
      )}
      <div className="min-w-0">
        <p className="leading-snug [overflow-wrap:anywhere]">{product.name}</p>
        <p className="text-sm text-ink-soft">
          {quantity} x {formatRupees(product.price)}
          {size && ` · Size ${size}`}
        </p>
      </div>
      <p className="text-end tabular-nums">{formatRupees(product.price * quantity)}</p>
    </div>
  )
}
