import { sectionKind } from './section.schema.ts'

export const categories = sectionKind('categories', {
  label: 'Products by category',
  text: 'Some products of each category, others at each visit, as on the shop’s own page.',
  shape: {},
  blank: {},
  usual: () => 'Shop By Category',
})
