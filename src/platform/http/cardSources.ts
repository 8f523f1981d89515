import type { CardConfig } from '#/platform/config/config.ts'

export interface CardSources {
  /** Where scripts may come from. */
  readonly scripts: readonly string[]
  /** What those scripts may talk to, frame and send forms to. */
  readonly hosts: readonly string[]
}

/**
 * What the content security policy must allow for card payments: nothing while cards are not configured. The provider's
 * script fetches its parts from, and reports to, further hosts of its own domain.
 */
export function cardSources(card: CardConfig | undefined): CardSources {
  if (!card) return { scripts: [], hosts: [] }
  const own = [new URL(card.scriptUrl), new URL(card.host)]
  const siblings = own.some(isRazorpay) ? ['https://*.razorpay.com'] : []
  const origins = own.map((url) => url.origin)
  return {
    scripts: [...new Set([...origins.slice(0, 1), ...siblings])],
    hosts: [...new Set([...origins, ...siblings])],
  }
}

const isRazorpay = ({ hostname }: URL): boolean => hostname.endsWith('.razorpay.com')
