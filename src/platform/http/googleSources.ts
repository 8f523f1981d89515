import type { GoogleConfig } from '#/platform/config/config.ts'

/** Google's sign-in script; its button lives in a frame beside it. */
const GSI = 'https://accounts.google.com/gsi'

/** What the content security policy must allow for log-in with Google: nothing while it is not configured. */
export const googleSources = (google: GoogleConfig | undefined) =>
  google
    ? { scripts: [`${GSI}/client`], styles: [`${GSI}/style`], frames: [`${GSI}/`] }
    : { scripts: [], styles: [], frames: [] }
