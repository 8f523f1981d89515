import { Link } from '@tanstack/react-router'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatPaise, formatRupees, paiseOf } from '#/platform/money/money.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { ShareProduct } from './ShareProduct.tsx'

export interface OrderedPiecesProps {
  order: Pick<Order, 'items' | 'grandTotal'>
  shop: { readonly name: string; readonly origin: string }
}

/** What was ordered, to look at once more and to show to others. */
export function OrderedPieces({ order, shop }: OrderedPiecesProps) {
  return (
    <section
      aria-labelledby="ordered-pieces"
      className="rounded-md border border-line bg-surface p-5 text-start"
    >
      <h2 id="ordered-pieces" className="text-xl">
        Your pieces
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {order.items.map(({ _id, product, size, quantity }) => {
          const [image] = product.images
          return (
            <li key={_id} className="flex flex-wrap gap-4 py-4">
              <Link
                to="/details/$id"
                params={{ id: product._id }}
                tabIndex={-1}
                aria-hidden
                className="w-[26%] flex-none"
              >
                {image ? (
                  <Picture src={image} alt="" sizes="96px" className="rounded-sm" />
                ) : (
                  <span className="block aspect-17/24 rounded-sm bg-sand" />
                )}
              </Link>
              <div className="grid min-w-[min(9rem,100%)] flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-1">
                <Link
                  to="/details/$id"
                  params={{ id: product._id }}
                  className="inline-block py-1 font-semibold hover:text-peacock wrap-anywhere"
                >
                  {product.name}
                </Link>
                <p className="text-sm text-ink-soft">
                  {size && `Size ${size} · `}
                  {quantity} x {formatRupees(product.price)}
                </p>
                <p className="font-semibold tabular-nums">{formatPaise(paiseOf(product.price) * quantity)}</p>
                <ShareProduct
                  name={product.name}
                  url={`${shop.origin}/details/${product._id}`}
                  shopName={shop.name}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 font-semibold">
        <span>Grand total</span>
        <span className="tabular-nums">{formatRupees(order.grandTotal)}</span>
      </p>
    </section>
  )
}
