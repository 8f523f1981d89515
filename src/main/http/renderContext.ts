import type { Audience } from '#/platform/http/audience.rules.ts'
import type { Language } from '#/platform/language/languages.rules.ts'

/** What the program says of a page that it wants rendered. */
export interface RenderContext {
  /** Lets this answer's own scripts run under the content security policy. */
  readonly nonce: string
  /** What the address says; in it the page is rendered. */
  readonly language: Language
  /** For whom the page is, where many get it alike; otherwise it is for the one whose credential the request carries. */
  readonly sharedWith?: Audience
}
