import { z } from 'zod'

/** Multipart fields arrive as text: 'true'/'false', '1'/'0', 'on', 'active'/'inactive'. */
export const formFlag = z
  .union([z.boolean(), z.string()])
  .transform((value) => [true, 'true', '1', 'on', 'active', 'Active'].includes(value))

/** A field that may be repeated; an empty one says "none". */
export const oneOrMany = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat().filter((part) => part !== '')),
    z.array(item),
  )

/** A field of one file: the file, an empty text for “none any more”; anything else is ignored. */
export const oneFile = z
  .unknown()
  .transform((value): File | '' | undefined =>
    value === '' || (value instanceof File && value.size > 0) ? value : undefined,
  )
  .optional()

/** A file field as it arrives; what is no real picture (a URL, an empty part) is ignored, not stored (API-03). */
export const files = oneOrMany(z.unknown()).optional()
