import { z } from 'zod'

const NO_TIME = 'Day and time, such as 1 November 2026, 09:00.'
/** Far enough for any shop; PostgreSQL has no place for the year 0. */
const isSensible = (time: string) => /^20\d\d-/.test(time)

/** A moment as the API tells it; null for none. */
export const dateTimeSchema = z.iso
  .datetime({ error: NO_TIME, abort: true })
  .refine(isSensible, NO_TIME)
  .nullable()

/** Day and time in India as an input of the browser writes it; empty for none. */
export const typedDateTime = z
  .literal('')
  .or(z.iso.datetime({ local: true, error: NO_TIME, abort: true }).refine(isSensible, NO_TIME))
