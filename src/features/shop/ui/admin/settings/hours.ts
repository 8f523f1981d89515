import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** When somebody answers. */
export const hours = (): FormSection<SettingsValues> => ({
  title: m.hours(),
  mark: 'business-hours',
  text: m.hoursText(),
  fields: [
    {
      kind: 'text',
      name: 'hoursWeekdays',
      label: m.weekdays(),
      maxLength: 60,
      hint: m.weekdaysHint(),
    },
    { kind: 'text', name: 'hoursSaturday', label: m.saturday(), maxLength: 60, hint: m.saturdayHint() },
    { kind: 'text', name: 'hoursSunday', label: m.sunday(), maxLength: 60, hint: m.sundayHint() },
  ],
})
