import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { lookSchema } from '../look/look.schema.ts'
import { lookProblems } from '../look/lookColours.rules.ts'
import { shopSettingsSchema } from '../shop.schema.ts'

/** All that the owner decides about how the shop looks. */
export const lookStateSchema = lookSchema.extend({
  /** Address of the picture; '' for none. */
  logo: z.string(),
})
export type LookState = z.infer<typeof lookStateSchema>

/** What an admin sends to change some of it. */
export const lookRequestSchema = lookSchema
  .extend({ logo: shopSettingsSchema.shape.logo.removeDefault() })
  .partial()
  .extend({ seen: seenSchema })
  .strict()
  .superRefine((look, context) => {
    for (const { field, message } of lookProblems(look))
      context.addIssue({ code: 'custom', message, path: [field] })
  })

export type LookRequest = Partial<LookState> & { readonly seen?: Record<string, unknown> }
