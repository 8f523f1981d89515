import { z } from 'zod'
import { sectionKind } from './section.schema.ts'

/** Whether the shop's tagline stands below the banners. */
const taglines = ['below', 'hidden'] as const

export const hero = sectionKind('hero', {
  label: 'Banners',
  text: 'The banners that move on by themselves. What they say is written in Manage visuals.',
  shape: { tagline: z.enum(taglines, `tagline is ${taglines.join(' or ')}.`).default('below') },
  blank: { tagline: 'below' },
  fields: [
    {
      is: 'choice',
      name: 'tagline',
      label: 'The shop’s tagline',
      options: [
        { value: 'below', label: 'Below the banners' },
        { value: 'hidden', label: 'Not shown' },
      ],
    },
  ],
  hasHeading: false,
  usual: () => '',
})
