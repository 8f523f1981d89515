import { z } from 'zod'
import { m } from './messages/kinds.messages.ts'
import { LONGEST_PARAGRAPH, sectionKind } from './section.schema.ts'

export const text = sectionKind('text', {
  label: m.text,
  text: m.textText,
  shape: {
    text: z
      .string()
      .trim()
      .min(1, { error: m.writeWords })
      .max(LONGEST_PARAGRAPH, { error: () => m.mostCharacters({ most: LONGEST_PARAGRAPH }) }),
  },
  blank: { text: '' },
  fields: [{ is: 'area', name: 'text', label: m.words, maxLength: LONGEST_PARAGRAPH }],
  usual: () => '',
})
