import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { pairings } from '../../../look/pairings.rules.ts'
import { ColourField, type ColourFieldProps } from './ColourField.tsx'
import type { LookValues } from './lookValues.ts'
import { ReadyLooks } from './ReadyLooks.tsx'

const LOGO_BYTES = 5 * 1024 * 1024
/** Shown up to 64 px high; twice that for fine screens. */
const logoSize = { width: 256, height: 128 }

const colour = (name: ColourFieldProps['name'], label: string, hint: string) =>
  ({
    kind: 'own',
    name,
    label,
    wide: true,
    render: (form) => <ColourField form={form} name={name} label={label} hint={hint} />,
  }) as const satisfies FormSection<LookValues>['fields'][number]

/** Everything that the owner decides about how the shop looks, as data. */
export const lookSections: readonly FormSection<LookValues>[] = [
  {
    title: 'Ready looks',
    text: 'Colours, letters, corners and cards that go together. One press, and the preview shows it; it is yours when you save.',
    fields: [],
    aside: (form) => <ReadyLooks form={form} />,
  },
  {
    title: 'Your logo',
    text: 'Stands in the header, the footer, mails, invoices and packing slips.',
    fields: [
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
            hint="A PNG without a ground, or any picture on white, 128 px high or more. Without one the header shows the shop’s name, and the footer a drawn logo."
            most={1}
            mostBytes={LOGO_BYTES}
            advised={logoSize}
          />
        ),
      },
    ],
  },
  {
    title: 'Colours',
    text: 'Choose one, or type it: #8a1a2e, 8a1a2e, #abc or rgb(138, 26, 46).',
    fields: [
      colour('action', 'Main colour', 'The one button to press on a page, and the shop’s name.'),
      colour('link', 'Links and what is chosen', 'Links, ticks, chosen sizes and filters.'),
      colour('accent', 'Accent', 'The thread under the header, badges, the footer. A light colour.'),
    ],
  },
  {
    title: 'Letters',
    text: 'For headings and for text. Fetched by shoppers only if you choose them.',
    fields: [
      {
        kind: 'choice',
        name: 'type',
        label: 'Letters',
        wide: true,
        options: Object.entries(pairings).map(([value, { label, text }]) => ({ value, label, hint: text })),
      },
    ],
  },
  {
    title: 'Shapes',
    text: 'Of buttons, fields and pictures, and of products in lists.',
    fields: [
      {
        kind: 'choice',
        name: 'corners',
        label: 'Corners',
        options: [
          { value: 'square', label: 'Square' },
          { value: 'soft', label: 'Soft' },
          { value: 'round', label: 'Round' },
        ],
      },
      {
        kind: 'choice',
        name: 'cards',
        label: 'Cards of products',
        options: [
          { value: 'plain', label: 'Plain' },
          { value: 'framed', label: 'Framed' },
          { value: 'raised', label: 'Raised' },
        ],
      },
    ],
  },
]
