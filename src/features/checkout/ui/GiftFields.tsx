import type { UseFormReturn } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import type { GiftSettings } from '../gifts.rules.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface GiftFieldsProps {
  form: Pick<UseFormReturn<CheckoutValues>, 'register' | 'formState'>
  isGift: boolean
  shop: GiftSettings
}

/** A gift: words for whom it is given to, and its wrap where the shop offers one. Off until somebody wants it. */
export function GiftFields({ form, isGift, shop }: GiftFieldsProps) {
  const { errors } = form.formState
  const price = shop.giftWrapPrice > 0 ? formatRupees(shop.giftWrapPrice) : 'at no charge'
  return (
    <div className="grid gap-2">
      <Checkbox
        {...form.register('isGift')}
        label="It is a gift"
        hint="No invoice and no prices in the parcel; yours comes by mail. A gift is paid before it leaves."
      />
      {isGift && (
        <div className="grid gap-4 border-s-2 border-haldi ps-4">
          {shop.giftWrap && (
            <Checkbox
              {...form.register('gift.wrap')}
              label={`Wrap it, ${price}`}
              error={errors.gift?.wrap?.message}
            />
          )}
          <Field label="Words to go with it (optional)" error={errors.gift?.message?.message}>
            <TextArea {...form.register('gift.message')} rows={2} maxLength={300} />
          </Field>
        </div>
      )}
    </div>
  )
}
