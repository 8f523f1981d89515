import { z } from 'zod'
import { LONGEST_ALT, LONGEST_BUTTON } from '#/features/visuals/bannerDetails.rules.ts'
import { LONGEST_PARAGRAPH, link, pictureSchema, sectionKind, text } from './section.schema.ts'

export const imageWithText = sectionKind('imageWithText', {
  label: 'Story',
  text: 'A picture beside your words, with a button.',
  shape: {
    text: z
      .string()
      .trim()
      .min(1, 'Please write a few words.')
      .max(LONGEST_PARAGRAPH, `At most ${LONGEST_PARAGRAPH} characters.`),
    picture: pictureSchema.default(''),
    alt: text(LONGEST_ALT),
    button: text(LONGEST_BUTTON),
    link,
  },
  blank: { text: '', picture: '', alt: '', button: '', link: '' },
  fields: [
    { is: 'area', name: 'text', label: 'Text', maxLength: LONGEST_PARAGRAPH },
    {
      ...{ is: 'picture', name: 'picture', label: 'Picture' },
      hint: 'PNG or JPEG, 1020 px wide or more. Without one the words stand alone.',
    },
    {
      ...{ is: 'text', name: 'alt', label: 'What the picture shows', maxLength: LONGEST_ALT },
      hint: 'Read out to those who do not see it. Empty where it is only decoration.',
    },
    { is: 'text', name: 'button', label: 'Button', hint: 'Such as: Our weavers', maxLength: LONGEST_BUTTON },
    { is: 'link', name: 'link', label: 'Leads to' },
  ],
  usual: () => '',
  problems: ({ button, link }) => [
    ...(button && !link ? [{ field: 'link', message: 'Where does the button lead?' }] : []),
    ...(link && !button ? [{ field: 'button', message: 'What does the button say?' }] : []),
  ],
})
