import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { translated } from '#/features/shop/words/translated.rules.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import { LONGEST_LINK, pageLinkHint } from '#/platform/typed/link.rules.ts'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { LONGEST_HEADING, type SectionField, wordFieldsOf } from '../../kinds/section.schema.ts'
import { type AnyKind, type Kind, kindOf } from '../../sections.schema.ts'
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

/** What of a kind is written in each language, as its form asks for it. */
function wordedOf(kind: AnyKind): WordedField<SectionValues>[] {
  const asked = new Map(kind.fields?.map((field) => [field.name, field]))
  return wordFieldsOf(kind).map((field) => {
    const spec = asked.get(field)
    return {
      ...{ field, english: field, label: spec?.label() ?? m.heading() },
      longest: translated.homeSection[field],
      ...(spec?.is === 'area' && { rows: 5 }),
    }
  })
}

/** The same in further languages; not of a kind that says nothing of its own. */
function inOthers(kind: AnyKind, languages: readonly MoreLanguage[]): FormSection<SectionValues>[] {
  const worded = wordedOf(kind)
  return worded.length > 0 ? ownWordsSection(languages, worded) : []
}

/** The form of a kind of section, as data, with what the shop's further languages say; `aside` follows its last part. */
export function formSections(
  kind: Kind,
  languages: readonly MoreLanguage[],
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
    ...inOthers(kindOf(kind), languages),
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
