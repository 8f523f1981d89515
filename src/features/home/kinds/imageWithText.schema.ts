import { z } from 'zod'
import { LONGEST_ALT, LONGEST_BUTTON } from '#/features/visuals/bannerDetails.rules.ts'
import { m } from './messages/kinds.messages.ts'
import { LONGEST_PARAGRAPH, link, pictureSchema, sectionKind, text } from './section.schema.ts'

export const imageWithText = sectionKind('imageWithText', {
  label: m.imageWithText,
  text: m.imageWithTextText,
  shape: {
    text: z
      .string()
      .trim()
      .min(1, { error: m.writeWords })
      .max(LONGEST_PARAGRAPH, { error: () => m.mostCharacters({ most: LONGEST_PARAGRAPH }) }),
    picture: pictureSchema.default(''),
    alt: text(LONGEST_ALT),
    button: text(LONGEST_BUTTON),
    link,
  },
  blank: { text: '', picture: '', alt: '', button: '', link: '' },
  fields: [
    { is: 'area', name: 'text', label: m.words, maxLength: LONGEST_PARAGRAPH },
    {
      ...{ is: 'picture', name: 'picture', label: m.picture },
      hint: m.pictureHint,
    },
    {
      ...{ is: 'text', name: 'alt', label: m.pictureShows, maxLength: LONGEST_ALT },
      hint: m.pictureShowsHint,
    },
    { is: 'text', name: 'button', label: m.button, hint: m.buttonHint, maxLength: LONGEST_BUTTON },
    { is: 'link', name: 'link', label: m.leadsTo },
  ],
  usual: () => '',
  problems: ({ button, link }) => [
    ...(button && !link ? [{ field: 'link', message: m.whereButtonLeads() }] : []),
    ...(link && !button ? [{ field: 'button', message: m.whatButtonSays() }] : []),
  ],
})
