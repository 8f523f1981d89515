import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** Who sees more than the home page. */
export const access: FormSection<SettingsValues> = {
  title: 'Who may browse',
  fields: [
    {
      kind: 'choice',
      name: 'access',
      label: 'Access',
      wide: true,
      options: [
        {
          value: 'members',
          label: 'Members only',
          hint: 'Visitors see the home page and the information pages; for everything else they log in or register.',
        },
        {
          value: 'open',
          label: 'Open to everybody',
          hint: 'Visitors browse the whole shop. Wishlist, checkout and orders ask for a login.',
        },
      ],
    },
  ],
}
