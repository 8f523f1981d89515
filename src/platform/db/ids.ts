import { v7 } from 'uuid'

/** A time-ordered UUID (version 7), made by the program so that an id is known before the row is written. */
export const newId = (): string => v7()

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id of ours; anything else is simply not found. */
export const isId = (text: string): boolean => uuidPattern.test(text)
