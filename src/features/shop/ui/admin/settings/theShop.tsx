import { Link } from '@tanstack/react-router'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What the shop is called. */
export const theShop: FormSection<SettingsValues> = {
  title: 'The shop',
  text: (
    <>
      Stands in the header, the footer, browser tabs and mails. The logo is a part of the{' '}
      <Link to="/admin/look" className="link">
        look of the shop
      </Link>
      .
    </>
  ),
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
  ],
}
