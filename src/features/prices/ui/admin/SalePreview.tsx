import { useQuery } from '@tanstack/react-query'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { salePreviewQuery, type TypedSale } from '../../sales/sales.queries.ts'
import { type SalePreview as Preview, salePreviewSchema } from '../../sales/sales.schema.ts'

/** ms that what is typed must stand still before it is asked for. */
const PAUSE = 400

const many = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`

/** What a sale would do if it were saved so. */
export function SalePreview({ typed }: { typed: TypedSale }) {
  const asked: TypedSale = JSON.parse(useDebounced(JSON.stringify(typed), PAUSE))
  // What the server would refuse is not asked.
  const isFinished = salePreviewSchema.safeParse(asked).success
  const { data, error, isFetching } = useQuery({ ...salePreviewQuery(asked), enabled: isFinished })
  return (
    <div aria-busy={isFetching} className="grid gap-3 rounded-md bg-sand p-4">
      <p role="status" className="font-semibold tabular-nums">
        {!isFinished
          ? 'What it would do stands here once the fields are filled in.'
          : error
            ? errorText(error, { action: 'looking at its prices' })
            : data && summaryOf(data)}
      </p>
      {isFinished && !error && data && <Effects preview={data} />}
    </div>
  )
}

function summaryOf({ total, lookedAt, reduced }: Preview): string {
  if (total === 0) return 'It is for no product on sale.'
  const among = total > lookedAt ? ` Of the first ${many(lookedAt)}` : ''
  const some = reduced === lookedAt ? 'all get cheaper' : `${many(reduced)} get cheaper, the others stay`
  return `It is for ${many(total)}.${among ? `${among}, ${some}.` : ` If it began now, ${some}.`}`
}

function Effects({ preview }: { preview: Preview }) {
  const { examples, cheaperBefore, overlap, noRate, neighbours } = preview
  return (
    <>
      {overlap && <Callout tone="danger">{overlap}</Callout>}
      <ul aria-label="Some of its prices" className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {examples.map(({ _id, name, image, price, salePrice }) => (
          <li key={_id} className="flex min-w-0 items-center gap-3">
            <Thumbnail src={image} />
            <span className="min-w-0 text-sm wrap-anywhere">
              <span className="block">{name}</span>
              <Price rupees={salePrice} struck={price} struckLabel="Now" size="sm" />
            </span>
          </li>
        ))}
      </ul>
      {neighbours && (
        <Callout tone="warning" title={`${many(noRate)} would get a price that no GST rate fits`}>
          Between {formatRupees(neighbours.below)} and {formatRupees(neighbours.above)} invoices carry the
          higher rate, and you keep less than at {formatRupees(neighbours.below)}. Another reduction, or one
          price of {formatRupees(neighbours.below)} at most, avoids it.
        </Callout>
      )}
      {cheaperBefore > 0 && (
        <Callout tone="warning">
          {many(cheaperBefore)} of them could be bought for this or less within the last 30 days: that is no
          reduction, and with honest prices no page calls it one.
        </Callout>
      )}
    </>
  )
}
