import { formatPaise, formatRupees, paiseOf } from '#/platform/money/money.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { statusFacts } from '../rules/statuses.rules.ts'
import type { Order } from '../schema/orders.schema.ts'

/** What was ordered, with names and prices as they were then. */
export function OrderItems({ items, status }: Pick<Order, 'items' | 'status'>) {
  return (
    <Table caption="Items of this order">
      <thead>
        <tr>
          <Th>Image</Th>
          <Th>Name</Th>
          <Th numeric>Price</Th>
          <Th>Size</Th>
          <Th numeric>Quantity</Th>
          <Th numeric>Total</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ _id, product, size, quantity, cancelled = 0, returned = 0, restocked = 0 }) => {
          const [image] = product.images
          return (
            <tr key={_id}>
              <Td label="Image">
                {image ? (
                  <Picture
                    src={image}
                    alt={product.name}
                    sizes="68px"
                    className="w-17 flex-none rounded-sm"
                  />
                ) : (
                  'N/A'
                )}
              </Td>
              <Td label="Name">
                <span className="wrap-anywhere">{product.name}</span>
              </Td>
              <Td label="Price" numeric>
                {formatRupees(product.price)}
              </Td>
              <Td label="Size">{size || 'N/A'}</Td>
              <Td label="Quantity" numeric>
                <span>
                  {quantity}
                  <Apart pieces={cancelled} word="cancelled" />
                  <Apart
                    pieces={returned}
                    word={
                      status === 'undelivered' ? statusFacts.undelivered.label : statusFacts.returned.label
                    }
                  />
                  <Apart pieces={restocked} word="restocked" />
                </span>
              </Td>
              <Td label="Total" numeric>
                <strong>{formatPaise(paiseOf(product.price) * quantity)}</strong>
              </Td>
            </tr>
          )
        })}
      </tbody>
    </Table>
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
