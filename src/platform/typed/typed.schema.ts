import { z } from 'zod'
import { type Said, said } from '../language/said.rules.ts'
import { typedNumber } from './amount.rules.ts'
import { m } from './messages/typed.messages.ts'
import { isOneLine, isSeen } from './visible.rules.ts'

/** Texts as people type them (forms, tables, multipart) as the number that `number` checks; an empty text is nothing, no 0. */
export const typedAs = <T extends z.ZodType>(number: T) =>
  z.preprocess((value) => (typeof value === 'string' ? typedNumber(value) : value), number)

/** A number of which `missing` is said when it is not there and `wrong` when it cannot be read. */
export const readableNumber = (missing: Said, wrong: Said) =>
  z.number({ error: ({ input }) => said(input === undefined ? missing : wrong) })

/** Whether an amount in rupees is whole paise: has two decimals at most, as near as a number can say. */
export const isWholePaise = (rupees: number): boolean =>
  Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6

/** Said of what cannot be read as an amount. */
export const amountExample = m.amountExample

/** Said of a name that is no line. */
export const oneLine = m.oneLine

/** What something is called: one line, of which something can be seen. `missing` is said of one that shows nothing. */
export const nameSchema = (missing: Said, most: number, tooLong: Said) =>
  z
    .string({ error: () => said(missing) })
    .trim()
    .min(1, { error: () => said(missing), abort: true })
    .max(most, { error: () => said(tooLong) })
    .refine(isSeen, { error: () => said(missing) })
    .refine(isOneLine, { error: oneLine })
