import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { offersText } from '#/features/orders/rules/lineMoney.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatPaise, formatRupees, paiseOf } from '#/platform/money/money.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from '../../messages/checkout.messages.ts'
import { ShareProduct } from './ShareProduct.tsx'

export interface OrderedPiecesProps {
  order: Pick<Order, 'items' | 'services' | 'discount' | 'offers' | 'credit' | 'paymentId' | 'grandTotal'>
  shop: { readonly name: string; readonly origin: string }
}

/** What was ordered and what is done with it, to look at once more and to show to others; its sums add up to what is to be paid. */
export function OrderedPieces({ order, shop }: OrderedPiecesProps) {
  const { services = [], discount, offers = [], credit, paymentId } = order
  return (
    <section
      aria-labelledby="ordered-pieces"
      className="rounded-md border border-line bg-surface p-5 text-start"
    >
      <h2 id="ordered-pieces" className="text-xl">
        {m.yourPieces()}
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
                  {size
                    ? m.sizeAnd({ size, pieces: `${quantity} x ${formatRupees(product.price)}` })
                    : `${quantity} x ${formatRupees(product.price)}`}
                </p>
                <p className="font-semibold tabular-nums">{formatPaise(paiseOf(product.price) * quantity)}</p>
                {services
                  .filter(({ forItem }) => forItem === _id)
                  .map((service) => (
                    <p key={service._id} className="text-sm text-ink-soft">
                      + {service.name}: {formatPaise(paiseOf(service.price) * service.quantity)}
                    </p>
                  ))}
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
      <dl className="grid gap-1 border-t border-line pt-3">
        {services
          .filter(({ forItem }) => forItem === null)
          .map(({ _id, name, price, quantity }) => (
            <Sum key={_id} name={name} paise={paiseOf(price) * quantity} />
          ))}
        {discount !== undefined && <Sum name={offersText(offers)} paise={-paiseOf(discount)} />}
        <Sum name={m.grandTotal()} paise={paiseOf(order.grandTotal)} strong />
        {credit !== undefined && (
          <>
            <Sum name={m.paidByCredit()} paise={-paiseOf(credit)} />
            <Sum
              name={paymentId.status === 'Completed' ? m.paidBesides() : m.leftToPay()}
              paise={paiseOf(paymentId.amount)}
              strong
            />
          </>
        )}
      </dl>
    </section>
  )
}

function Sum({ name, paise, strong = false }: { name: string; paise: number; strong?: boolean }) {
  return (
    <div
      className={clsx('flex flex-wrap justify-between gap-x-4', strong ? 'font-semibold' : 'text-ink-soft')}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="tabular-nums">{formatPaise(paise)}</dd>
    </div>
  )
}
