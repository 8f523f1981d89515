import { useQuery } from '@tanstack/react-query'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { salePreviewQuery, type TypedSale } from '../../sales/sales.queries.ts'
import { type SalePreview as Preview, salePreviewSchema } from '../../sales/sales.schema.ts'
import { m } from './messages/admin.messages.ts'

/** ms that what is typed must stand still before it is asked for. */
const PAUSE = 400

/** A number that decides the words, and as it is written. */

/** What a sale would do if it were saved so. */
export function SalePreview({ typed }: { typed: TypedSale }) {
  const asked: TypedSale = JSON.parse(useDebounced(JSON.stringify(typed), PAUSE))
  // What the server would refuse is not asked.
  const isFinished = salePreviewSchema.safeParse(asked).success
  const { data, error, isFetching } = useQuery({ ...salePreviewQuery(asked), enabled: isFinished })
  return (
    <div aria-busy={isFetching} className="grid gap-3 rounded-md bg-sand p-[16px]">
      <p role="status" className="font-semibold tabular-nums">
        {!isFinished
          ? m.previewLater()
          : error
            ? errorText(error, { action: (cause) => m.lookingFailed({ cause }) })
            : data && summaryOf(data)}
      </p>
      {isFinished && !error && data && <Effects preview={data} />}
    </div>
  )
}

function summaryOf({ total, lookedAt, reduced }: Preview): string {
  if (total === 0) return m.forNone()
  const areAll = reduced === lookedAt
  const now = areAll ? m.nowAll() : m.nowSome(counted(reduced))
  const first = areAll
    ? m.firstAll(counted(lookedAt))
    : m.firstSome({ ...counted(reduced), first: formatNumber(lookedAt) })
  return `${m.forProducts(counted(total))} ${total > lookedAt ? first : now}`
}

function Effects({ preview }: { preview: Preview }) {
  const { examples, cheaperBefore, overlap, noRate, neighbours } = preview
  return (
    <>
      {overlap && <Callout tone="danger">{overlap}</Callout>}
      <ul aria-label={m.somePrices()} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {examples.map(({ _id, name, image, price, salePrice }) => (
          <li key={_id} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Thumbnail src={image} />
            <span className="min-w-0 flex-[1_1_6rem] text-sm wrap-anywhere">
              <span className="block">{name}</span>
              <Price rupees={salePrice} struck={price} struckLabel={m.now()} size="sm" />
            </span>
          </li>
        ))}
      </ul>
      {neighbours && (
        <Callout tone="warning" title={m.noRate(counted(noRate))}>
          {m.noRateText({ below: formatRupees(neighbours.below), above: formatRupees(neighbours.above) })}
        </Callout>
      )}
      {cheaperBefore > 0 && <Callout tone="warning">{m.cheaperBefore(counted(cheaperBefore))}</Callout>}
    </>
  )
}
