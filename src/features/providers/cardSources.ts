import type { CspSources } from '#/platform/http/cspSources.ts'

export interface ProviderAddresses {
  /** The script that the browser loads to pay. */
  readonly script: string
  /** Where the provider's API is. */
  readonly host: string
  /** The provider's own domain, `provider.com`. */
  readonly domain: string
}

/**
 * What the content security policy must allow for card payments. A provider's script fetches its parts from, and reports
 * to, further hosts of its own domain, which it also frames and sends forms to.
 */
export function cardSources({ script, host, domain }: ProviderAddresses): CspSources {
  const own = [new URL(script), new URL(host)]
  const siblings = own.some(({ hostname }) => hostname.endsWith(`.${domain}`)) ? [`https://*.${domain}`] : []
  const origins = own.map((url) => url.origin)
  const hosts = [...new Set([...origins, ...siblings])]
  return {
    scripts: [...new Set([...origins.slice(0, 1), ...siblings])],
    ...{ connections: hosts, frames: hosts, forms: hosts },
  }
}
