import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { m } from '../../../look/messages/look.messages.ts'
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
export const lookSections = (): readonly FormSection<LookValues>[] => [
  {
    title: m.readyLooks(),
    text: m.readyLooksText(),
    fields: [],
    aside: (form) => <ReadyLooks form={form} />,
  },
  {
    title: m.yourLogo(),
    text: m.yourLogoText(),
    fields: [
      {
        kind: 'own',
        name: 'logo',
        label: m.logo(),
        wide: true,
        render: (form) => (
          <PicturesField
            form={form}
            name="logo"
            label={m.logo()}
            hint={m.logoHint()}
            most={1}
            mostBytes={LOGO_BYTES}
            advised={logoSize}
          />
        ),
      },
    ],
  },
  {
    title: m.colours(),
    text: m.coloursText(),
    fields: [
      colour('action', m.mainColour(), m.mainColourHint()),
      colour('link', m.linkColour(), m.linkColourHint()),
      colour('accent', m.accent(), m.accentHint()),
    ],
  },
  {
    title: m.letters(),
    text: m.lettersText(),
    fields: [
      {
        kind: 'choice',
        name: 'type',
        label: m.letters(),
        wide: true,
        options: Object.entries(pairings).map(([value, { label, text }]) => ({
          value,
          label: label(),
          hint: text(),
        })),
      },
    ],
  },
  {
    title: m.shapes(),
    text: m.shapesText(),
    fields: [
      {
        kind: 'choice',
        name: 'corners',
        label: m.corners(),
        options: [
          { value: 'square', label: m.square() },
          { value: 'soft', label: m.soft() },
          { value: 'round', label: m.round() },
        ],
      },
      {
        kind: 'choice',
        name: 'cards',
        label: m.cards(),
        options: [
          { value: 'plain', label: m.plain() },
          { value: 'framed', label: m.framed() },
          { value: 'raised', label: m.raised() },
        ],
      },
      {
        kind: 'choice',
        name: 'ground',
        label: m.ground(),
        wide: true,
        options: [
          { value: 'ivory', label: m.ivory(), hint: m.ivoryText() },
          { value: 'white', label: m.white(), hint: m.whiteText() },
          { value: 'rose', label: m.rose(), hint: m.roseText() },
          { value: 'turmeric', label: m.turmeric(), hint: m.turmericText() },
        ],
      },
      {
        kind: 'choice',
        name: 'ornament',
        label: m.ornament(),
        options: [
          { value: 'on', label: m.ornamented(), hint: m.ornamentedText() },
          { value: 'plain', label: m.unornamented(), hint: m.unornamentedText() },
        ],
      },
      {
        kind: 'choice',
        name: 'spacing',
        label: m.spacing(),
        options: [
          { value: 'close', label: m.close() },
          { value: 'usual', label: m.usual() },
          { value: 'airy', label: m.airy() },
        ],
      },
    ],
  },
]
