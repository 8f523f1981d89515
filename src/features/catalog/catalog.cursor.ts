import { isId } from '#/platform/db/ids.ts'
import { failures } from '#/platform/http/failure.ts'

/** Where a product stands in any order: its price in paise and its id. */
export interface Place {
  readonly paise: number
  readonly id: string
}

/** The place of the last row of a page, as the `cursor` of the next. */
export const cursorOf = ({ paise, id }: Place): string => `${paise}.${id}`

/** @throws Failure invalid for a text that is no cursor of ours */
export function placeOf(cursor: string): Place {
  const [paise = '', id = ''] = cursor.split('.')
  if (!/^\d{1,10}$/.test(paise) || !isId(id)) {
    const message = 'cursor is not one that this list gave out.'
    throw failures.invalid({ message, errors: [{ field: 'cursor', message }] })
  }
  return { paise: Number(paise), id: id.toLowerCase() }
}
