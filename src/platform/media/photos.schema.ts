import { z } from 'zod'
import { m } from './messages/media.messages.ts'
import { photoLimits } from './photoLimits.rules.ts'

/** The photos that somebody sends along, at least one. */
export const photosFormSchema = z.object({
  photos: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z
      .array(
        z
          .instanceof(File, { error: () => m.choosePicture() })
          .refine(({ size }) => size > 0, { error: () => m.fileEmpty() })
          .refine(({ size }) => size <= photoLimits.bytes, {
            error: () => m.photoTooLarge({ most: photoLimits.bytes / 1024 / 1024 }),
          }),
      )
      .min(1, { error: () => m.choosePhoto() })
      .max(photoLimits.count, { error: () => m.tooManyPhotos({ most: photoLimits.count }) }),
  ),
})
