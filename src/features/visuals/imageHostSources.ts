import type { ImageHostConfig } from '#/platform/config/config.ts'
import type { CspSources } from '#/platform/http/cspSources.ts'

/** What the content security policy must allow for banners at an image host: nothing while none is configured. */
// guard: image-host-source
export const imageHostSources = (host: ImageHostConfig | undefined): CspSources =>
  host ? { connections: [new URL(host.uploadUrl).origin], pictures: [host.picturesOrigin] } : {}
