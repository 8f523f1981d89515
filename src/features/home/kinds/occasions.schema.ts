import { sectionKind } from './section.schema.ts'

const MOST_OCCASIONS = 12

export const occasions = sectionKind('occasions', {
  label: 'Occasions',
  text: 'A tile for each occasion for which there are products, which leads to them.',
  shape: {},
  blank: {},
  usual: () => 'Shop by occasion',
  needs: () => ({ occasions: MOST_OCCASIONS }),
})
