import { z } from 'zod'
import { LONGEST_ALT } from '#/features/visuals/bannerDetails.rules.ts'
import { link, pictureSchema, sectionKind, text } from './section.schema.ts'

export const MOST_TILES = 8

const tileSchema = z.object({
  picture: pictureSchema.refine((url) => url !== '', 'Please choose a picture.'),
  alt: text(LONGEST_ALT).refine((said) => said !== '', 'Say what it shows: nobody could read it out.'),
  link,
})
export type Tile = z.infer<typeof tileSchema>

export const tiles = sectionKind('tiles', {
  label: 'Picture tiles',
  text: `Up to ${MOST_TILES} square pictures, each of which may lead somewhere.`,
  shape: {
    tiles: z
      .array(tileSchema)
      .min(1, 'Please add a picture.')
      .max(MOST_TILES, `At most ${MOST_TILES} pictures.`),
  },
  blank: { tiles: [] },
  fields: [{ is: 'tiles', name: 'tiles', label: 'Pictures' }],
  usual: () => '',
})
