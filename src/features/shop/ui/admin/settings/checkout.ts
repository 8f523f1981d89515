import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number, onOff } from './fields.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What the checkout does for whoever fills it in. */
export const checkout: FormSection<SettingsValues> = {
  title: 'Checkout and orders',
  text: 'Where an earlier order went stands in the form by itself, and a PIN code fills in its state.',
  fields: [
    onOff(
      'rememberCheckout',
      'Keep what is typed for a reload',
      'Name, address, e-mail and number stay in the tab until the order, a log-out or its end; the privacy page says so. Switched off, nothing personal is in a browser’s storage.',
    ),
    onOff(
      'giftWrap',
      'Gift wrap',
      'Whoever orders a gift may have it wrapped; it is chosen by nobody else. A message for the slip is always possible.',
    ),
    number(
      'giftWrapPrice',
      'Price of the gift wrap',
      'In whole rupees, GST of 18 % included; 0 for nothing.',
    ),
    {
      kind: 'text',
      name: 'giftCardAmounts',
      label: 'Gift cards that shoppers may buy',
      hint: 'In rupees, with spaces between: 500 1,000 2,500. They are paid by UPI, and you approve each payment. Empty: none.',
    },
    onOff(
      'saveOwnPages',
      'Orders and wishlist without a connection',
      'Who is signed in reads an own order and how it is paid, the list of orders and the wishlist again where the line is bad. Their browser keeps them for a week at most, until the log-out; the privacy page says so.',
    ),
  ],
}
