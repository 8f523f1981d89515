import { type Point, points } from '#/features/sizing/garments.rules.ts'
import { formatLength } from '#/features/sizing/length.rules.ts'
import { formatPaise, formatRupees, paiseOf } from '#/platform/money/money.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { returnedLabel } from '../rules/statuses.rules.ts'
import type { Order } from '../schema/orders.schema.ts'
import { soldValue } from './itemMoney.ts'
import { m } from './messages/order.messages.ts'

export interface OrderItemsProps extends Pick<Order, 'items' | 'services' | 'status'> {
  /** With the shop's own codes, for those who pack. */
  withCodes?: boolean
}

/** What was ordered, with names and prices as they were then. */
export function OrderItems({ items, services = [], status, withCodes = false }: OrderItemsProps) {
  return (
    <Table caption={m.itemsOfOrder()} data-pieces>
      <thead>
        <tr>
          <Th>{m.image()}</Th>
          <Th>{m.name()}</Th>
          <Th numeric>{m.price()}</Th>
          <Th>{m.size()}</Th>
          <Th numeric>{m.quantity()}</Th>
          <Th numeric>{m.total()}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const {
            _id,
            product,
            size,
            sku,
            barcode,
            quantity,
            cancelled = 0,
            returned = 0,
            restocked = 0,
          } = item
          const [image] = product.images
          const codes = withCodes ? [sku && `SKU ${sku}`, barcode].filter(Boolean).join(' · ') : ''
          return (
            <tr key={_id}>
              <Td label={m.image()}>
                {image ? (
                  <Picture
                    src={image}
                    alt={product.name}
                    sizes="68px"
                    className="w-17 flex-none rounded-sm"
                  />
                ) : (
                  m.none()
                )}
              </Td>
              <Td label={m.name()}>
                <span className="min-w-0 wrap-anywhere">
                  {product.name}
                  {codes && <span className="block text-sm text-ink-soft">{codes}</span>}
                  {services
                    .filter(({ forItem }) => forItem === _id)
                    .map((service) => (
                      <Done key={service._id} service={service} />
                    ))}
                </span>
              </Td>
              <Td label={m.price()} numeric>
                {formatRupees(product.price)}
              </Td>
              <Td label={m.size()}>{size || m.none()}</Td>
              <Td label={m.quantity()} numeric>
                <span>
                  {quantity}
                  <Apart pieces={cancelled} word={m.cancelled()} />
                  <Apart pieces={returned} word={returnedLabel(status)} />
                  <Apart pieces={restocked} word={m.restocked()} />
                </span>
              </Td>
              <Td label={m.total()} numeric>
                <span>
                  <strong>{formatPaise(paiseOf(product.price) * quantity)}</strong>
                  <Less paise={paiseOf(product.price) * quantity - soldValue(item)} />
                </span>
              </Td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type Service = NonNullable<Order['services']>[number]

/** What is done with the pieces of a line, and what that costs; to those who stitch, by which measurements. */
function Done({
  service: { name, price, quantity, cancelled = 0, begun, measurements },
}: {
  service: Service
}) {
  return (
    <span className="block text-sm text-ink-soft">
      + {name}: {formatPaise(paiseOf(price) * quantity)}
      {cancelled > 0 && ` ${m.someCancelled({ pieces: cancelled })}`}
      {begun && ` · ${m.workHasBegun()}`}
      {measurements && (
        <span className="block">
          {Object.entries(measurements)
            .map(([point, mm]) => `${points[point as Point]?.[0]() ?? point} ${formatLength(mm, 'in')}″`)
            .join(' · ')}
        </span>
      )}
    </span>
  )
}

/** Pieces that became something else than sold; nothing where there are none. */
function Apart({ pieces, word }: { pieces: number; word: string }) {
  if (pieces === 0) return null
  return (
    <span className="block text-sm whitespace-nowrap text-ink-soft">
      {pieces} {word}
    </span>
  )
}

/** What offers take off the pieces of a line. */
function Less({ paise }: { paise: number }) {
  if (paise === 0) return null
  return (
    <span className="block text-sm whitespace-nowrap text-success">
      {m.less({ amount: formatPaise(paise) })}
    </span>
  )
}
