import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import type { SettingsValues } from './settingsValues.ts'

const LOGO_BYTES = 5 * 1024 * 1024
/** Shown 64 px square; twice that for fine screens. */
const logoSize = { width: 128, height: 128 }

/** What the shop is called, and its logo. */
export const theShop: FormSection<SettingsValues> = {
  title: 'The shop',
  text: 'Stands in the header, the footer, browser tabs and mails.',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Shop name',
      required: true,
      maxLength: 60,
      hint: 'As shoppers know it.',
    },
    {
      kind: 'text',
      name: 'tagline',
      label: 'Tagline',
      maxLength: 120,
      hint: 'One line; heads the home page and search results.',
    },
    {
      kind: 'url',
      name: 'externalSite',
      label: 'External site (optional)',
      inputMode: 'url',
      wide: true,
      hint: 'Where the shop name in the footer leads; without one, to the home page.',
    },
    {
      kind: 'own',
      name: 'logo',
      label: 'Logo',
      wide: true,
      render: (form) => (
        <PicturesField
          form={form}
          name="logo"
          label="Logo"
          hint="PNG or JPEG, square, 128x128 px or larger. Without one a drawn logo is shown."
          most={1}
          mostBytes={LOGO_BYTES}
          advised={logoSize}
        />
      ),
    },
  ],
}
