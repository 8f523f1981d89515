import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number, onOff } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What the checkout does for whoever fills it in. */
export const checkout = (): FormSection<SettingsValues> => ({
  title: m.checkout(),
  mark: 'checkout-and-orders',
  text: m.checkoutText(),
  fields: [
    onOff('rememberCheckout', m.rememberTyped(), m.rememberTypedHint()),
    onOff('giftWrap', m.giftWrap(), m.giftWrapHint()),
    number('giftWrapPrice', m.giftWrapPrice(), m.giftWrapPriceHint()),
    {
      kind: 'text',
      name: 'giftCardAmounts',
      label: m.giftCards(),
      hint: m.giftCardsHint(),
    },
    onOff('saveOwnPages', m.ownPages(), m.ownPagesHint()),
  ],
})
