import { z } from 'zod'
import { m } from './messages/time.messages.ts'

const noTime = () => m.noTime()
/** Far enough for any shop; PostgreSQL has no place for the year 0. */
const isSensible = (time: string) => /^20\d\d-/.test(time)

/** A moment as the API tells it; null for none. */
export const dateTimeSchema = z.iso
  .datetime({ error: noTime, abort: true })
  .refine(isSensible, { error: noTime })
  .nullable()

/** Day and time in India as an input of the browser writes it; empty for none. */
export const typedDateTime = z
  .literal('')
  .or(z.iso.datetime({ local: true, error: noTime, abort: true }).refine(isSensible, { error: noTime }))
