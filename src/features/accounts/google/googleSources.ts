import type { GoogleConfig } from '#/platform/config/config.ts'
import type { CspSources } from '#/platform/http/cspSources.ts'

/** Google's sign-in script; its button lives in a frame beside it. */
const GSI = 'https://accounts.google.com/gsi'

/** What the content security policy must allow for log-in with Google: nothing while it is not configured. */
export const googleSources = (google: GoogleConfig | undefined): CspSources =>
  google
    ? { scripts: [`${GSI}/client`], styles: [`${GSI}/style`], connections: [`${GSI}/`], frames: [`${GSI}/`] }
    : {}
