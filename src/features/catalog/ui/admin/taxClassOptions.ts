import type { Option } from '#/ui/resource/form/fields.ts'
import { gstClasses } from '../../taxes/gstClasses.rules.ts'
import { rateText, taxClasses } from '../../taxes/taxClasses.rules.ts'

/** The tax classes to choose from, with what they cost at a moment. */
export const taxClassOptions = (date: Date): Option[] =>
  gstClasses.map((value) => {
    const label = taxClasses[value].label()
    const rate = rateText(value, date)
    return { value, label: label.includes(rate) ? label : `${label}: ${rate}` }
  })
