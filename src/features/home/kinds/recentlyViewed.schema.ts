import { sectionKind } from './section.schema.ts'

export const recentlyViewed = sectionKind('recentlyViewed', {
  label: 'Recently viewed',
  text: 'What this shopper has looked at. It stands best further down: it appears before they scroll to it, and only for those who have looked at something.',
  shape: {},
  blank: {},
  usual: () => 'Recently viewed',
})
