import { type ProviderCodes, ProviderError } from '#/features/providers/provider.ts'
import type { Services } from '#/platform/http/env.ts'
import { addCode, type CodeFor, shownCode, type UpiCode } from './upiCodes.store.ts'

/** How long a code can be paid, ms: 2 days. A page that is opened later gets another one. */
const OPEN_MS = 2 * 86_400_000
/** How long a page waits for the provider before it shows the shop's own code, ms. */
const TIMEOUT_MS = 3_000

/** What a code is for, and whom it names. */
export interface WantedUpiCode extends CodeFor {
  readonly number: number
  readonly payeeName: string
  /** What tells its payment from all others. */
  readonly reference: string
}

/**
 * The provider's code of an order: the one that is shown, or a new one. The provider is asked outside of any transaction; what it answers after the page lost
 * patience is shown the next time.
 * @returns undefined when the provider did not answer in time or made none: the shop's own code does as well
 */
export async function openCode(
  services: Pick<Services, 'db' | 'log'>,
  codes: Pick<ProviderCodes, 'create'> | undefined,
  wanted: WantedUpiCode,
): Promise<UpiCode | undefined> {
  const { db, log } = services
  const known = await shownCode(db, wanted)
  if (known || !codes) return known
  const closesAt = new Date(Date.now() + OPEN_MS)
  const making = codes
    .create({
      ...{ amountPaise: wanted.amountPaise, name: wanted.payeeName, receipt: wanted.reference, closesAt },
      description: `Order ${wanted.number}`,
    })
    .then((code) => addCode(db, wanted, code, closesAt))
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, order: wanted.number }, 'the payment provider made no code')
    })
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  // What fails after that is nobody's to wait for.
  making.catch((error: unknown) => log.error({ err: error }, 'a code of the payment provider was not kept'))
  await Promise.race([making, timeout])
  clearTimeout(timer)
  return shownCode(db, wanted)
}
