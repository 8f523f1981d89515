import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What the checkout does for whoever fills it in. */
export const checkout: FormSection<SettingsValues> = {
  title: 'Checkout',
  text: 'Where an earlier order went stands in the form by itself, and a PIN code fills in its state.',
  fields: [
    onOff(
      'rememberCheckout',
      'Keep what is typed for a reload',
      'Name, address, e-mail and number stay in the tab until the order, a log-out or its end; the privacy page says so. Switched off, nothing personal is in a browser’s storage.',
    ),
  ],
}
