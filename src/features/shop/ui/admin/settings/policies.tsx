import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number } from './fields.tsx'
import { DamageWarning } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** The numbers in the texts that promise something. */
export const policies: FormSection<SettingsValues> = {
  title: 'Policies',
  text: 'The numbers in the returns and shipping texts.',
  fields: [
    number('returnDays', 'Days to return', '0 means that only faulty goods are taken back.'),
    number('reverseShipmentFee', 'Reverse shipment fee', 'Deducted from a refund.', '₹'),
    number(
      'damageHoursProduct',
      'Hours to report damage, product pages',
      'After delivery, in the returns text of every product.',
    ),
    number(
      'damageHoursShipping',
      'Hours to report damage, shipping page',
      'After delivery, on Shipping / Returns / Exchanges.',
    ),
    number('processingDaysLeast', 'Business days to process, at least', 'From order to dispatch.'),
    number(
      'processingDaysMost',
      'Business days to process, at most',
      'Promise what also holds in a busy week.',
    ),
    number('transitDaysLeast', 'Days on the road, at least', 'From dispatch to the door of a town near you.'),
    number(
      'transitDaysMost',
      'Days on the road, at most',
      'As your couriers usually take. Shoppers read by when a parcel arrives; 0 says nothing of it.',
    ),
    number('refundDaysLeast', 'Business days to refund, at least', 'From the return to the money.'),
    number('refundDaysMost', 'Business days to refund, at most', 'Banks take their time; count it in.'),
  ],
  aside: (form) => <DamageWarning form={form} />,
}
