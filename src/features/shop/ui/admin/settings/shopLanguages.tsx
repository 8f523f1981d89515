import type { FormSection } from '#/ui/resource/form/fields.ts'
import { LanguagesField } from './LanguagesField.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What the shop speaks besides English. */
export const shopLanguages: FormSection<SettingsValues> = {
  title: 'Languages',
  text: 'Shoppers choose among these and English. So far the first page, lists, search and products speak them. Bag, checkout, account, information pages and mails are still in English.',
  fields: [
    {
      kind: 'own',
      name: 'languages',
      label: 'Languages besides English',
      wide: true,
      render: (form) => <LanguagesField form={form} />,
    },
  ],
}
