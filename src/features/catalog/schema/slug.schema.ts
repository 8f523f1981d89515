import { z } from 'zod'

/** The name of something in an address. */
export const slugSchema = z
  .string('Slug is required.')
  .trim()
  .min(1, 'Slug is required.')
  .max(120, 'At most 120 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only.')
