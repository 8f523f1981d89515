import { z } from 'zod'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { manyIds } from '#/platform/http/many.schema.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { m } from './messages/visuals.messages.ts'

export const bannerDevice = z.enum(['desktop', 'mobile'], 'device is desktop or mobile')
export const bannerType = z.enum(['carousel', 'banner'], 'type is carousel or banner')

export const bannerSchema = z.object({
  _id: z.string(),
  url: z.string(),
  device: bannerDevice,
  type: bannerType,
  createdAt: z.string(),
  headline: z.string().optional(),
  text: z.string().optional(),
  button: z.string().optional(),
  /** A path of this shop, or an https address. */
  link: z.string().optional(),
  alt: z.string().optional(),
  /** The point of the picture that stays in sight, percent; without one its middle. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
  /** Moments between which it is shown. */
  from: z.string().optional(),
  until: z.string().optional(),
})
export type Banner = z.infer<typeof bannerSchema>

/** Only pictures from the shop's own store or over http(s); a `javascript:` address is refused. */
export const uploadBannerSchema = z.object({
  url: z
    .string({ error: () => m.pictureMissing() })
    .max(1_000)
    .regex(/^(https?:\/\/|\/media\/)\S+$/, { error: () => m.pictureMissing() }),
  device: bannerDevice,
  type: bannerType,
})

export const reorderBannersSchema = z.object({ ids: manyIds })

export const slidingTextSchema = z.object({
  text: z
    .string({ error: () => m.textMissing() })
    .trim()
    .max(300, { error: () => m.atMost300() }),
  /** In further languages. */
  words: ownWordsSchema(translated.slidingText),
  seen: seenSchema,
})

/** A change of the text or of its words in further languages: what is not sent stays as it is. */
export const slidingTextChangeSchema = slidingTextSchema
  .partial({ text: true })
  .refine(({ text, words }) => text !== undefined || words !== undefined, {
    path: ['text'],
    error: () => m.textMissing(),
  })
export type SlidingTextChange = z.output<typeof slidingTextChangeSchema>

/** As it is told: to admins with what is written in further languages, where anything is. */
export const managedTextSchema = z.object({ text: z.string(), words: writtenWordsSchema.optional() })
export type ManagedText = z.infer<typeof managedTextSchema>

/** An uploaded picture has at most 5 MB. */
export const PICTURE_BYTES = 5 * 1024 * 1024

/** The preset of a picture that stays seen through where it is; any other is put on the ground of the shop. */
export const LOGO_PRESET = 'logo'

/** Other fields of the protocol are accepted and mean nothing here. */
export const uploadPictureSchema = z.object({
  file: z
    .instanceof(File, { error: () => m.choosePicture() })
    .refine((file) => file.size > 0, { error: () => m.choosePicture() })
    .refine((file) => file.size <= PICTURE_BYTES, { error: () => m.atMostFiveMb() }),
  upload_preset: z.string().max(200).optional(),
})

export const uploadedPictureSchema = z.object({
  secure_url: z.string(),
  width: z.number(),
  height: z.number(),
})
