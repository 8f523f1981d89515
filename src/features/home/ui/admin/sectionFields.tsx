import { LONGEST_LINK, pageLinkHint } from '#/platform/typed/link.rules.ts'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { LONGEST_HEADING, type SectionField } from '../../kinds/section.schema.ts'
import { type Kind, kindOf } from '../../sections.schema.ts'
import { CollectionField } from './CollectionField.tsx'
import { m } from './messages/builder.messages.ts'
import type { SectionValues } from './sectionValues.ts'
import { TilesField } from './TilesField.tsx'

const PICTURE_BYTES = 5 * 1024 * 1024
/** Twice the width that it has on a laptop, px. */
const pictureSize = { width: 1200, height: 900 }

/** How the form asks for a field of a section. */
function specOf(field: SectionField): FieldSpec<SectionValues> {
  const { name } = field
  const [label, hint] = [field.label(), field.hint?.()]
  if (field.is === 'text') return { kind: 'text', name, label, hint, wide: true, maxLength: field.maxLength }
  if (field.is === 'area')
    return { kind: 'area', name, label, hint, wide: true, rows: 5, maxLength: field.maxLength }
  if (field.is === 'choice') {
    const options = field.options.map((one) => ({ value: one.value, label: one.label() }))
    return { kind: 'choice', name, label, hint, wide: true, options }
  }
  if (field.is === 'amount') return { kind: 'text', name, label, hint, inputMode: 'numeric', prefix: '₹' }
  if (field.is === 'link')
    return {
      ...{ kind: 'text', name, label, hint: pageLinkHint(), maxLength: LONGEST_LINK },
      ...{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false, wide: true },
    }
  const own = { kind: 'own', name, label, wide: true } as const
  if (field.is === 'collection')
    return { ...own, render: (form) => <CollectionField form={form} name={name} label={label} /> }
  if (field.is === 'tiles') return { ...own, render: (form) => <TilesField form={form} /> }
  return {
    ...own,
    render: (form) => (
      <PicturesField
        form={form}
        name={name}
        label={label}
        hint={hint}
        most={1}
        mostBytes={PICTURE_BYTES}
        advised={pictureSize}
      />
    ),
  }
}

/** The form of a kind of section, as data; `aside` follows its last part. */
export function formSections(
  kind: Kind,
  aside: NonNullable<FormSection<SectionValues>['aside']>,
): FormSection<SectionValues>[] {
  const { label, text, fields = [], hasHeading = true, usual, usualHint, blank } = kindOf(kind)
  const said = usual(blank as never)
  const heading: FieldSpec<SectionValues> = {
    ...{ kind: 'text', name: 'heading', label: m.heading(), wide: true, maxLength: LONGEST_HEADING },
    hint: usualHint?.() ?? (said ? m.emptyFor({ heading: said }) : m.emptyForNone()),
  }
  return [
    { title: label(), text: text(), fields: [...(hasHeading ? [heading] : []), ...fields.map(specOf)] },
    {
      title: m.whenShown(),
      text: m.whenShownText(),
      fields: [
        { kind: 'datetime-local', name: 'from', label: m.from() },
        { kind: 'datetime-local', name: 'until', label: m.until() },
      ],
      aside,
    },
  ]
}
