import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const categoryWindows = sectionKind('categoryWindows', {
  label: m.categoryWindows,
  text: m.categoryWindowsText,
  shape: {},
  blank: {},
  usual: usualHeadings.categoryWindows,
})
