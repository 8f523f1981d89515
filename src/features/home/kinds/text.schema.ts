import { z } from 'zod'
import { LONGEST_PARAGRAPH, sectionKind } from './section.schema.ts'

export const text = sectionKind('text', {
  label: 'Text',
  text: 'A heading and some lines of text.',
  shape: {
    text: z
      .string()
      .trim()
      .min(1, 'Please write a few words.')
      .max(LONGEST_PARAGRAPH, `At most ${LONGEST_PARAGRAPH} characters.`),
  },
  blank: { text: '' },
  fields: [{ is: 'area', name: 'text', label: 'Text', maxLength: LONGEST_PARAGRAPH }],
  usual: () => '',
})
