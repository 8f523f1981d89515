import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ChosenProducts } from '#/features/catalog/ui/admin/ChosenProducts.tsx'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { useDebounced } from '#/features/catalog/ui/useDebounced.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { offerPreviewQuery } from '../../admin.queries.ts'
import { newOfferSchema, type OfferPreview } from '../../offers.schema.ts'
import { m } from './messages/admin.messages.ts'
import { fieldsOf, type OfferValues } from './offerValues.ts'

/** ms that what is typed must stand still before it is asked for. */
const PAUSE = 400
/** Products of a sample bag. */
const MOST = 6

/** What a bag would cost by what the form says, while it is typed. */
export function OfferPreviewBox({ form }: { form: UseFormReturn<OfferValues, unknown, OfferValues> }) {
  const values = useWatch({ control: form.control })
  const [products, setProducts] = useState<string[]>([])
  const typed = useDebounced(JSON.stringify(fieldsOf(values as OfferValues)), PAUSE)
  const asked = newOfferSchema.omit({ label: true, code: true }).safeParse(JSON.parse(typed))
  const query = offerPreviewQuery({
    ...(asked.data ?? newOfferSchema.parse({ label: 'x', kind: 'percent' })),
    ...{ label: m.thisOffer(), code: '', products },
  })
  const { data, error, isFetching } = useQuery({ ...query, enabled: asked.success })
  return (
    <section aria-label={m.sampleBag()} aria-busy={isFetching} className="grid gap-3 rounded-md bg-sand p-4">
      <p role="status" className="font-semibold">
        {!asked.success
          ? m.sampleLater()
          : error
            ? errorText(error, { action: (cause) => m.tryingFailed({ cause }) })
            : data && m.sampleSays({ says: data.says })}
      </p>
      {asked.success && !error && data && data.lines.length > 0 && <SampleBag bag={data} />}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">{m.tryOther()}</summary>
        <ChosenProducts
          legend={m.bagProducts()}
          chosen={products}
          onChange={setProducts}
          most={MOST}
          findLabel={m.findForBag()}
          words={{ added: m.inBag(), removed: m.notInBag() }}
        />
      </details>
    </section>
  )
}

function SampleBag({ bag: { lines, before, saved, after } }: { bag: OfferPreview }) {
  return (
    <>
      <ul className="grid gap-2 text-sm">
        {lines.map(({ name, image, quantity, ...line }) => (
          // With letters of twice the size one stands under the other: beside each other a name has no room.
          <li key={name} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Thumbnail src={image} />
            <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
              {quantity} x {name}
            </span>
            <span className="ms-auto text-end tabular-nums">
              {line.after < line.before && (
                <s className="block text-ink-faint">{formatRupees(line.before)}</s>
              )}
              {formatRupees(line.after)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-y-1 border-t border-line pt-3 text-sm tabular-nums">
        <Sum label={m.before()} rupees={before} />
        <Sum label={m.takenOff()} rupees={-saved} />
        <Sum label={m.toPay()} rupees={after} className="font-semibold" />
      </dl>
    </>
  )
}

/** A sum beside its name, or below it where the letters leave no room for both. */
function Sum({ label, rupees, className }: { label: string; rupees: number; className?: string }) {
  return (
    <div className={clsx('flex flex-wrap gap-x-3', className)}>
      <dt>{label}</dt>
      <dd className="ms-auto">{formatRupees(rupees)}</dd>
    </div>
  )
}
