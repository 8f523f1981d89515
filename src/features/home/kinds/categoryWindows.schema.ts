import { sectionKind } from './section.schema.ts'

export const categoryWindows = sectionKind('categoryWindows', {
  label: 'Categories as windows',
  text: 'The picture and name of each category, as on the shop’s own page.',
  shape: {},
  blank: {},
  usual: () => 'Shop By Collections',
})
