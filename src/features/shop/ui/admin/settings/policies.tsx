import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import { DamageWarning } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** The numbers in the texts that promise something. */
export const policies = (): FormSection<SettingsValues> => ({
  title: m.policies(),
  mark: 'policies',
  text: m.policiesText(),
  fields: [
    number('returnDays', m.returnDays(), m.returnDaysHint()),
    number('reverseShipmentFee', m.reverseFee(), m.reverseFeeHint(), '₹'),
    number('damageHoursProduct', m.damageProduct(), m.damageProductHint()),
    number('damageHoursShipping', m.damageShipping(), m.damageShippingHint()),
    number('processingDaysLeast', m.processLeast(), m.processLeastHint()),
    number('processingDaysMost', m.processMost(), m.processMostHint()),
    number('transitDaysLeast', m.transitLeast(), m.transitLeastHint()),
    number('transitDaysMost', m.transitMost(), m.transitMostHint()),
    number('refundDaysLeast', m.refundLeast(), m.refundLeastHint()),
    number('refundDaysMost', m.refundMost(), m.refundMostHint()),
  ],
  aside: (form) => <DamageWarning form={form} />,
})
