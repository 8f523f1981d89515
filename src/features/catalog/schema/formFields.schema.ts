import { z } from 'zod'
import { m } from '../messages/catalog.messages.ts'

const on = new Set(['true', '1', 'on', 'yes', 'active'])
/** An empty field is one that nobody ticked. */
const off = new Set(['false', '0', 'off', 'no', 'inactive', ''])

/** Multipart fields arrive as text: 'true'/'false', '1'/'0', 'on'/'off', 'active'/'inactive'. Any other word decides nothing. */
export const formFlag = z.union([z.boolean(), z.string()]).transform((value, { addIssue }): boolean => {
  if (typeof value === 'boolean') return value
  const word = value.trim().toLowerCase()
  // guard: flag-words
  if (!on.has(word) && !off.has(word)) addIssue({ code: 'custom', message: m.writeYesOrNo() })
  return on.has(word)
})

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
