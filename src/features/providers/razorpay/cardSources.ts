import type { CardConfig } from '#/platform/config/config.ts'
import type { CspSources } from '#/platform/http/cspSources.ts'

/**
 * What the content security policy must allow for card payments. The provider's
 * script fetches its parts from, and reports to, further hosts of its own domain, which it also frames and sends forms to.
 */
export function cardSources(card: CardConfig): CspSources {
  const own = [new URL(card.scriptUrl), new URL(card.host)]
  const siblings = own.some(isRazorpay) ? ['https://*.razorpay.com'] : []
  const origins = own.map((url) => url.origin)
  const hosts = [...new Set([...origins, ...siblings])]
  return {
    scripts: [...new Set([...origins.slice(0, 1), ...siblings])],
    ...{ connections: hosts, frames: hosts, forms: hosts },
  }
}

const isRazorpay = ({ hostname }: URL): boolean => hostname.endsWith('.razorpay.com')
