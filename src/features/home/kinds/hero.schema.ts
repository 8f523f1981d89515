import { z } from 'zod'
import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'

/** Whether the shop's tagline stands below the banners. */
const taglines = ['below', 'hidden'] as const

export const hero = sectionKind('hero', {
  label: m.banners,
  text: m.bannersText,
  shape: { tagline: z.enum(taglines, `tagline is ${taglines.join(' or ')}.`).default('below') },
  blank: { tagline: 'below' },
  fields: [
    {
      is: 'choice',
      name: 'tagline',
      label: m.tagline,
      options: [
        { value: 'below', label: m.belowBanners },
        { value: 'hidden', label: m.notShown },
      ],
    },
  ],
  hasHeading: false,
  usual: () => '',
})
