import type { FormSection } from '#/ui/resource/form/fields.ts'
import { CompositionField } from './CompositionField.tsx'
import { m } from './messages/settingsForm.messages.ts'
import { StateField } from './StateField.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Who sells, as the law wants it said. */
export const seller = (): FormSection<SettingsValues> => ({
  title: m.seller(),
  mark: 'seller',
  text: m.sellerText(),
  fields: [
    {
      kind: 'text',
      name: 'legalName',
      label: m.legalName(),
      maxLength: 120,
      hint: m.legalNameHint(),
    },
    {
      kind: 'text',
      name: 'gstin',
      label: m.gstin(),
      maxLength: 15,
      autoCapitalize: 'characters',
      spellCheck: false,
      hint: m.gstinHint(),
    },
    {
      kind: 'area',
      name: 'address',
      label: m.address(),
      rows: 2,
      maxLength: 300,
      wide: true,
      hint: m.addressHint(),
    },
    { kind: 'own', name: 'state', label: m.state(), render: (form) => <StateField form={form} /> },
    {
      kind: 'own',
      name: 'composition',
      label: m.composition(),
      wide: true,
      render: (form) => <CompositionField form={form} />,
    },
    {
      kind: 'tel',
      name: 'phone',
      label: m.phone(),
      inputMode: 'tel',
      hint: m.phoneHint(),
    },
    {
      kind: 'email',
      name: 'email',
      label: m.email(),
      inputMode: 'email',
      hint: m.emailHint(),
    },
    {
      kind: 'text',
      name: 'grievanceOfficer',
      label: m.officer(),
      maxLength: 120,
      hint: m.officerHint(),
    },
    {
      kind: 'email',
      name: 'grievanceEmail',
      label: m.officerEmail(),
      inputMode: 'email',
      hint: m.officerEmailHint(),
    },
  ],
})
