import { indianWords, romanised } from '#/features/search/romanised.rules.ts'
import { slugOf } from './slug.rules.ts'

/** The slug that a name proposes, whatever script of India it is written in: लाल साड़ी gives `lal-sari`. */
export const romanisedSlug = (name: string): string => slugOf(name.replace(indianWords, romanised))
