import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const recentlyViewed = sectionKind('recentlyViewed', {
  label: m.recentlyViewed,
  text: m.recentlyViewedText,
  shape: {},
  blank: {},
  usual: usualHeadings.recentlyViewed,
})
