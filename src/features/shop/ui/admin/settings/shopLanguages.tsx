import type { FormSection } from '#/ui/resource/form/fields.ts'
import { LanguagesField } from './LanguagesField.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What the shop speaks besides English. */
export const shopLanguages = (): FormSection<SettingsValues> => ({
  title: m.languages(),
  mark: 'languages',
  text: m.languagesText(),
  fields: [
    {
      kind: 'own',
      name: 'languages',
      label: m.moreLanguages(),
      wide: true,
      render: (form) => <LanguagesField form={form} />,
    },
  ],
})
