import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** Who sees more than the home page. */
export const access = (): FormSection<SettingsValues> => ({
  title: m.mayBrowse(),
  mark: 'who-may-browse',
  fields: [
    {
      kind: 'choice',
      name: 'access',
      label: m.access(),
      wide: true,
      options: [
        {
          value: 'members',
          label: m.membersOnly(),
          hint: m.membersOnlyHint(),
        },
        {
          value: 'open',
          label: m.openToAll(),
          hint: m.openToAllHint(),
        },
      ],
    },
  ],
})
