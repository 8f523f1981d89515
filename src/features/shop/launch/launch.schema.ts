import { z } from 'zod'

/** What only the owner knows, and says with a press. */
export const markKeys = ['noGstin', 'upiTested', 'policies', 'backup'] as const
export type MarkKey = (typeof markKeys)[number]

export const itemKeys = [
  'seller',
  'gstin',
  'upi',
  'whatsapp',
  'grievance',
  'policies',
  'categories',
  'product',
  'home',
  'mail',
  'backup',
  'admin',
] as const
export type ItemKey = (typeof itemKeys)[number]

export const launchItemSchema = z.object({
  key: z.enum(itemKeys),
  title: z.string(),
  /** The shop cannot be launched without. */
  required: z.boolean(),
  done: z.boolean(),
  /** What is still to be given or done, in words; empty when done. */
  missing: z.array(z.string()),
  /** Where it is mended, as a path of the admin area with its section. */
  to: z.string(),
  /** What is known about it, e.g. when the last backup was made. */
  note: z.string(),
})
export type LaunchItem = z.infer<typeof launchItemSchema>

export const launchStateSchema = z.object({
  /** Nothing that is required is missing. */
  ready: z.boolean(),
  items: z.array(launchItemSchema),
})
export type LaunchState = z.infer<typeof launchStateSchema>

export const markSchema = z.object({
  key: z.enum(markKeys, 'key is noGstin, upiTested, policies or backup'),
  done: z.boolean('done is true or false'),
})
