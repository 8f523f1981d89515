import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** When somebody answers. */
export const hours: FormSection<SettingsValues> = {
  title: 'Business hours',
  text: 'On the contact page, as you write them.',
  fields: [
    {
      kind: 'text',
      name: 'hoursWeekdays',
      label: 'Monday to Friday',
      maxLength: 60,
      hint: 'E.g. 9 AM to 6 PM.',
    },
    { kind: 'text', name: 'hoursSaturday', label: 'Saturday', maxLength: 60, hint: 'E.g. 10 AM to 4 PM.' },
    { kind: 'text', name: 'hoursSunday', label: 'Sunday', maxLength: 60, hint: 'E.g. Closed.' },
  ],
}
