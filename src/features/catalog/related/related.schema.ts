import { z } from 'zod'
import { productSchema } from '../catalog.schema.ts'

export const relatedSchema = z.object({
  /** Of the same kind, by weave, fabric, pattern and colours. */
  alike: z.array(productSchema),
  /** Of other kinds, by colours. */
  goingWith: z.array(productSchema),
})
export type Related = z.infer<typeof relatedSchema>
