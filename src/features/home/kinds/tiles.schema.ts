import { z } from 'zod'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { LONGEST_ALT } from '#/features/visuals/bannerDetails.rules.ts'
import { m } from './messages/kinds.messages.ts'
import { link, pictureSchema, sectionKind, text, wordsSchema } from './section.schema.ts'

export const MOST_TILES = 8

const tileSchema = z.object({
  picture: pictureSchema.refine((url) => url !== '', { error: m.choosePicture }),
  alt: text(LONGEST_ALT).refine((said) => said !== '', { error: m.sayWhatItShows }),
  link,
  words: wordsSchema(translated.homeTile),
})
export type Tile = z.infer<typeof tileSchema>

export const tiles = sectionKind('tiles', {
  label: m.tiles,
  text: () => m.tilesText({ most: MOST_TILES }),
  shape: {
    tiles: z
      .array(tileSchema)
      .min(1, { error: m.addPicture })
      .max(MOST_TILES, { error: () => m.mostPictures({ most: MOST_TILES }) }),
  },
  blank: { tiles: [] },
  fields: [{ is: 'tiles', name: 'tiles', label: m.pictures }],
  usual: () => '',
})
