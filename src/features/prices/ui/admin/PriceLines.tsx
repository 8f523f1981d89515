import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { PriceLine } from '../../moves/moves.schema.ts'
import { m } from './messages/admin.messages.ts'

const causeWords: Readonly<Record<PriceLine['cause'], () => string>> = {
  first: m.firstPrice,
  form: m.changedInForm,
  import: m.import,
  sale_begins: m.saleBegins,
  sale_ends: m.saleEnds,
  shown: m.onSaleAgain,
  hidden: m.notOnSale,
  other: m.withoutWord,
}

/** Every line of the history of a product's prices, newest first, with why and who. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <Table caption={m.prices()}>
      <thead>
        <tr>
          <Th>{m.when()}</Th>
          <Th>{m.size()}</Th>
          <Th>{m.price()}</Th>
          <Th>{m.why()}</Th>
          <Th>{m.who()}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ _id, at, size, price, isAsked, cause, sale, actor }) => (
          <tr key={_id}>
            <Td label={m.when()}>{formatIndiaTime(at)}</Td>
            <Td label={m.size()}>{size || m.allSizes()}</Td>
            <Td label={m.price()}>
              {isAsked ? (price === null ? m.asProduct() : formatRupees(price)) : m.notForSale()}
            </Td>
            <Td label={m.why()}>
              <span className="min-w-0">
                {causeWords[cause]()}
                {sale && <span className="block text-sm text-ink-soft wrap-anywhere">{sale}</span>}
              </span>
            </Td>
            <Td label={m.who()}>{actor || '—'}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
