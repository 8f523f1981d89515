import { v7 } from 'uuid'
import { isUuid } from '../typed/uuid.rules.ts'

/** A time-ordered UUID (version 7), made by the program so that an id is known before the row is written. */
export const newId = (): string => v7()

/** Whether a text can be an id of ours; anything else is simply not found. */
export const isId = isUuid
