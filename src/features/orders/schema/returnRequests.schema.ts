import { z } from 'zod'
import { m } from '../messages/orders.messages.ts'
import { paymentMethods } from '../rules/payments.rules.ts'
import { handovers, requestReasons, requestStates } from '../rules/returnRequests.rules.ts'
import { noPiecesMessage } from '../rules/returns.rules.ts'

/** What a customer asked the shop to take back. */
export const returnRequestSchema = z.object({
  _id: z.string(),
  lines: z.array(
    z.object({
      item: z.string(),
      pieces: z.number().int(),
      /** What the customer wants for them; money where it is left out. */
      instead: z.object({ product: z.string(), size: z.string(), name: z.string().optional() }).optional(),
    }),
  ),
  /** How a difference is paid where what is wanted instead costs more. */
  payBy: z.enum(paymentMethods).nullable(),
  reason: z.enum(requestReasons),
  /** The customer's own. */
  words: z.string(),
  state: z.enum(requestStates),
  /** Addresses of the customer's pictures, for the customer and admins alone. */
  photos: z.array(z.string()),
  /** Questions of the shop and what the customer answered, oldest first. */
  messages: z.array(z.object({ by: z.enum(['shop', 'customer']), text: z.string(), at: z.string() })),
  /** How the pieces come back, once the shop takes them. */
  handover: z.enum(handovers).nullable(),
  /** Why the shop refused it, or what is to be done now that it takes it; empty otherwise. */
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
          .int({ error: m.pieceCount })
          .min(0, { error: m.pieceCount })
          .max(100_000, { error: m.tooMuch }),
        instead: z
          .object({
            product: z.uuid('product is the _id of a product').toLowerCase(),
            size: z.string().max(10).default(''),
          })
          .optional(),
      }),
      { error: noPiecesMessage },
    )
    .min(1, { error: noPiecesMessage })
    .max(500, { error: () => m.atMostLines({ count: 500 }) }),
  reason: z.enum(requestReasons, { error: m.whyBack }),
  payBy: z.enum(paymentMethods, { error: m.chooseHowToPay }).optional(),
  words: z
    .string('words is text')
    .trim()
    .max(500, { error: () => m.atMostCharacters({ count: 500 }) })
    .default(''),
})
export type AskReturn = z.output<typeof askReturnSchema>
export type AskReturnInput = z.input<typeof askReturnSchema>

export const withdrawReturnSchema = z.object({ requestId })

const said = (error: () => string, most = 500) =>
  z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(most, { error: () => m.atMostCharacters({ count: most }) })

/** The shop takes the pieces; `note` tells the customer what to do now. */
export const acceptReturnSchema = z.object({
  requestId,
  handover: z.enum(handovers, { error: m.howBack }),
  note: said(m.whatToDo, 1_000),
  /** The new pieces of an exchange leave before the others are back. */
  sendAtOnce: z.boolean('sendAtOnce is true or false').default(false),
})
export type AcceptReturn = z.output<typeof acceptReturnSchema>
export type AcceptReturnInput = z.input<typeof acceptReturnSchema>

export const questionReturnSchema = z.object({ requestId, note: said(m.questionMissing) })

export const answerReturnSchema = z.object({ requestId, words: said(m.answerMissing) })

export const refuseReturnSchema = z.object({
  requestId,
  /** Told to the customer. */
  note: z
    .string({ error: m.whyMissing })
    .trim()
    .min(1, { error: m.whyMissing })
    .max(500, { error: () => m.atMostCharacters({ count: 500 }) }),
})
export type RefuseReturnInput = z.input<typeof refuseReturnSchema>
