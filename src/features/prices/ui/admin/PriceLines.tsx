import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { PriceLine } from '../../moves/moves.schema.ts'

const causeWords: Readonly<Record<PriceLine['cause'], string>> = {
  first: 'First price',
  form: 'Changed in the form',
  import: 'Import',
  sale_begins: 'Sale begins',
  sale_ends: 'Sale ends',
  shown: 'On sale again',
  hidden: 'Not on sale any more',
  other: 'Changed without a word',
}

/** Every line of the history of a product's prices, newest first, with why and who. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <Table caption="Prices">
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Size</Th>
          <Th>Price</Th>
          <Th>Why</Th>
          <Th>Who</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ _id, at, size, price, isAsked, cause, sale, actor }) => (
          <tr key={_id}>
            <Td label="When">{formatIndiaTime(at)}</Td>
            <Td label="Size">{size || 'All'}</Td>
            <Td label="Price">
              {isAsked ? (price === null ? 'As the product' : formatRupees(price)) : 'Not for sale'}
            </Td>
            <Td label="Why">
              <span className="min-w-0">
                {causeWords[cause]}
                {sale && <span className="block text-sm text-ink-soft wrap-anywhere">{sale}</span>}
              </span>
            </Td>
            <Td label="Who">{actor || '—'}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
