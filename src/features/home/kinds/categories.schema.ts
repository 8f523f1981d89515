import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const categories = sectionKind('categories', {
  label: m.categories,
  text: m.categoriesText,
  shape: {},
  blank: {},
  usual: usualHeadings.categories,
})
