import type { UseFormReturn } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import type { GiftSettings } from '../gifts.rules.ts'
import { m } from '../messages/checkout.messages.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface GiftFieldsProps {
  form: Pick<UseFormReturn<CheckoutValues>, 'register' | 'formState'>
  isGift: boolean
  shop: GiftSettings
}

/** A gift: words for whom it is given to, and its wrap where the shop offers one. Off until somebody wants it. */
export function GiftFields({ form, isGift, shop }: GiftFieldsProps) {
  const { errors } = form.formState
  const price = shop.giftWrapPrice
  return (
    <div className="grid gap-2">
      <Checkbox {...form.register('isGift')} label={m.isGift()} hint={m.isGiftHint()} />
      {isGift && (
        <div className="grid gap-4 border-s-2 border-haldi ps-4">
          {shop.giftWrap && (
            <Checkbox
              {...form.register('gift.wrap')}
              label={price > 0 ? m.wrapItFor({ price: formatRupees(price) }) : m.wrapItFree()}
              error={errors.gift?.wrap?.message}
            />
          )}
          <Field label={m.giftWords()} error={errors.gift?.message?.message}>
            <TextArea {...form.register('gift.message')} rows={2} maxLength={300} />
          </Field>
        </div>
      )}
    </div>
  )
}
