import { z } from 'zod'
import { photoLimits } from './photoLimits.rules.ts'

/** The photos that somebody sends along, at least one. */
export const photosFormSchema = z.object({
  photos: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z
      .array(
        z
          .instanceof(File, { error: 'Please choose a PNG or JPEG picture.' })
          .refine(({ size }) => size > 0, 'This file is empty.')
          .refine(
            ({ size }) => size <= photoLimits.bytes,
            `A photo may have at most ${photoLimits.bytes / 1024 / 1024} MB.`,
          ),
      )
      .min(1, 'Please choose a photo.')
      .max(photoLimits.count, `At most ${photoLimits.count} photos.`),
  ),
})
