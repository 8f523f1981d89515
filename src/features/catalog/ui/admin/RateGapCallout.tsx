import { useSuspenseQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { formatPaise, paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { productUpdateSchema } from '../../schema/productForm.schema.ts'
import { rateGap } from '../../taxes/taxClasses.rules.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

const { price: priceSchema, gstClass: classSchema } = productUpdateSchema.shape

/** A price that no GST rate fits, with the nearest ones that have a rate. */
export function RateGapCallout({ form }: { form: Form }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [price, gstClass] = useWatch({ control: form.control, name: ['price', 'gstClass'] })
  const rupees = priceSchema.safeParse(price).data
  const known = classSchema.safeParse(gstClass).data
  if (!chargesGst(shop) || rupees === undefined || known === undefined) return null
  const pricePaise = paiseOf(rupees)
  const gap = rateGap(known, pricePaise, new Date())
  if (!gap) return null
  const choose = (paise: number) =>
    form.setValue('price', rupeesOf(paise).toFixed(2), { shouldDirty: true, shouldValidate: true })
  return (
    <Callout
      tone="warning"
      live
      title={`No GST rate fits ${formatPaise(pricePaise)}`}
      action={
        <div className="flex flex-wrap gap-2">
          {[gap.lowUpToPaise, gap.highFromRupeesPaise].map((paise) => (
            <Button key={paise} size="sm" variant="secondary" onClick={() => choose(paise)}>
              Use {formatPaise(paise)}
            </Button>
          ))}
        </div>
      }
    >
      Up to {formatPaise(gap.lowUpToPaise)} the tax inside is {gap.low} %, from{' '}
      {formatPaise(gap.highFromPaise)} it is {gap.high} %. In between invoices carry {gap.high} %, and you
      keep less than at {formatPaise(gap.lowUpToPaise)}.
    </Callout>
  )
}
