import { z } from 'zod'
import { alertKinds } from './alerts.rules.ts'

export const alertSchema = z.object({
  _id: z.string(),
  kind: z.enum(alertKinds),
  title: z.string(),
  text: z.string(),
  /** The admin's page that deals with it. */
  path: z.string(),
  createdAt: z.string(),
})
export type Alert = z.infer<typeof alertSchema>

export const alertsSchema = z.object({
  /** The newest first. */
  alerts: z.array(alertSchema),
  /** How many this admin has not seen; at most 100. */
  unseen: z.number().int(),
})
export type Alerts = z.infer<typeof alertsSchema>
