import { z } from 'zod'
import { requestReasons, requestStates } from '../rules/returnRequests.rules.ts'
import { NO_PIECES_MESSAGE } from '../rules/returns.rules.ts'

/** What a customer asked the shop to take back. */
export const returnRequestSchema = z.object({
  _id: z.string(),
  lines: z.array(z.object({ item: z.string(), pieces: z.number().int() })),
  reason: z.enum(requestReasons),
  /** The customer's own. */
  words: z.string(),
  state: z.enum(requestStates),
  /** Why the shop refused it; empty otherwise. */
  answer: z.string(),
  at: z.string(),
})
export type ReturnRequest = z.infer<typeof returnRequestSchema>

const requestId = z.uuid('requestId is a UUID of your choice').toLowerCase()

/**
 * `requestId` is chosen by whoever asks, once for each request that is meant: the same one again (a double click, a lost
 * answer) asks for nothing more.
 */
export const askReturnSchema = z.object({
  requestId,
  lines: z
    .array(
      z.object({
        item: z.uuid('item is the _id of a line').toLowerCase(),
        pieces: z
          .int('Please give a number of pieces.')
          .min(0, 'Please give a number of pieces.')
          .max(100_000, 'That is too much.'),
      }),
      NO_PIECES_MESSAGE,
    )
    .min(1, NO_PIECES_MESSAGE)
    .max(500, 'At most 500 lines.'),
  reason: z.enum(requestReasons, 'Please say why it goes back.'),
  words: z.string('words is text').trim().max(500, 'At most 500 characters.').default(''),
})
export type AskReturn = z.output<typeof askReturnSchema>
export type AskReturnInput = z.input<typeof askReturnSchema>

export const withdrawReturnSchema = z.object({ requestId })

export const refuseReturnSchema = z.object({
  requestId,
  /** Told to the customer. */
  note: z.string('Please say why.').trim().min(1, 'Please say why.').max(500, 'At most 500 characters.'),
})
export type RefuseReturnInput = z.input<typeof refuseReturnSchema>
