import { useSuspenseQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { formatPaise, paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { productUpdateSchema } from '../../schema/productForm.schema.ts'
import type { GstClass } from '../../taxes/gstClasses.rules.ts'
import { rateGap } from '../../taxes/taxClasses.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

const { price: priceSchema, gstClass: classSchema } = productUpdateSchema.shape

interface Priced {
  readonly field: 'price' | `offers.${number}.price`
  /** '' of the product itself. */
  readonly size: string
  readonly price: string
}

/** The prices of the form: that of the product, and those that sizes have of their own. */
function pricesOf({ price, enableSize, ownStock, offers }: FormPrices): Priced[] {
  const own = enableSize && ownStock ? offers : []
  return [
    { field: 'price', size: '', price },
    ...own.map((offer, at) => ({
      field: `offers.${at}.price` as const,
      size: offer.size,
      price: offer.price,
    })),
  ]
}

type FormPrices = Pick<ProductValues, 'price' | 'enableSize' | 'ownStock' | 'offers'>

/** Prices that no GST rate fits, each with the nearest ones that have a rate. */
export function RateGapCallout({ form }: { form: Form }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [price, gstClass, enableSize, ownStock, offers] = useWatch({
    control: form.control,
    name: ['price', 'gstClass', 'enableSize', 'ownStock', 'offers'],
  })
  const known = classSchema.safeParse(gstClass).data
  if (!chargesGst(shop) || known === undefined) return null
  return pricesOf({ price, enableSize, ownStock, offers }).map((priced) => (
    <GapCallout key={priced.field} form={form} gstClass={known} priced={priced} />
  ))
}

interface GapProps {
  form: Form
  gstClass: GstClass
  priced: Priced
}

function GapCallout({ form, gstClass, priced: { field, size, price } }: GapProps) {
  const rupees = price.trim() === '' ? undefined : priceSchema.safeParse(price).data
  if (rupees === undefined) return null
  const pricePaise = paiseOf(rupees)
  const gap = rateGap(gstClass, pricePaise, new Date())
  if (!gap) return null
  const choose = (paise: number) =>
    form.setValue(field, rupeesOf(paise).toFixed(2), { shouldDirty: true, shouldValidate: true })
  return (
    <Callout
      tone="warning"
      live
      title={
        size
          ? m.noRateFitsSize({ price: formatPaise(pricePaise), size })
          : m.noRateFits({ price: formatPaise(pricePaise) })
      }
      action={
        <div className="flex flex-wrap gap-2">
          {[gap.lowUpToPaise, gap.highFromRupeesPaise].map((paise) => (
            <Button key={paise} size="sm" variant="secondary" onClick={() => choose(paise)}>
              {m.takeAmount({ price: formatPaise(paise) })}
            </Button>
          ))}
        </div>
      }
    >
      {m.rateGap({
        lowUpTo: formatPaise(gap.lowUpToPaise),
        low: gap.low,
        highFrom: formatPaise(gap.highFromPaise),
        high: gap.high,
      })}
    </Callout>
  )
}
