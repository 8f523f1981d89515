import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

const MOST_OCCASIONS = 12

export const occasions = sectionKind('occasions', {
  label: m.occasions,
  text: m.occasionsText,
  shape: {},
  blank: {},
  usual: usualHeadings.occasions,
  needs: () => ({ occasions: MOST_OCCASIONS }),
})
