import { z } from 'zod'
import { m } from '../messages/catalog.messages.ts'
import { looksLikeId } from '../rules/slug.rules.ts'

/** The name of something in an address. */
export const slugSchema = z
  .string({ error: m.slugRequired })
  .trim()
  .min(1, { error: m.slugRequired })
  .max(120, { error: m.atMost120 })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: m.slugLetters })
  .refine((slug) => !looksLikeId(slug), { error: m.slugNoId })
