import { createHash, randomInt } from 'node:crypto'
import { giftCodeOf } from './giftCard.rules.ts'

/** A new code, by which the card is redeemed. */
export const makeGiftCode = (): string => giftCodeOf((limit) => randomInt(limit))

/** What is kept of a code. It has more randomness than can be tried, so it needs neither salt nor slowness. */
// guard: gift-code-hashed
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')
