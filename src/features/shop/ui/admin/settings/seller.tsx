import type { FormSection } from '#/ui/resource/form/fields.ts'
import { CompositionField } from './CompositionField.tsx'
import { StateField } from './StateField.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Who sells, as the law wants it said. */
export const seller: FormSection<SettingsValues> = {
  title: 'Seller',
  text: 'The law asks every online seller to show these, and invoices carry them.',
  fields: [
    {
      kind: 'text',
      name: 'legalName',
      label: 'Legal name',
      maxLength: 120,
      hint: 'As registered; stands on invoices and information pages.',
    },
    {
      kind: 'text',
      name: 'gstin',
      label: 'GSTIN (optional)',
      maxLength: 15,
      autoCapitalize: 'characters',
      spellCheck: false,
      hint: '15 characters; leave empty if you are not registered.',
    },
    {
      kind: 'area',
      name: 'address',
      label: 'Address',
      rows: 2,
      maxLength: 300,
      wide: true,
      hint: 'The place of business, with the PIN code.',
    },
    { kind: 'own', name: 'state', label: 'State', render: (form) => <StateField form={form} /> },
    {
      kind: 'own',
      name: 'composition',
      label: 'Composition scheme',
      wide: true,
      render: (form) => <CompositionField form={form} />,
    },
    {
      kind: 'tel',
      name: 'phone',
      label: 'Phone',
      inputMode: 'tel',
      hint: 'On the contact page and on invoices.',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      inputMode: 'email',
      hint: 'On the contact page, in the footer and in mails.',
    },
    {
      kind: 'text',
      name: 'grievanceOfficer',
      label: 'Grievance officer',
      maxLength: 120,
      hint: 'The person who answers complaints.',
    },
    {
      kind: 'email',
      name: 'grievanceEmail',
      label: 'Grievance email',
      inputMode: 'email',
      hint: 'Where complaints are sent.',
    },
  ],
}
