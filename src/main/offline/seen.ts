/** What a page says to its service worker: what is on the screen, so that it can be read without a connection. */
export interface Seen {
  /** The page, as a whole address. */
  readonly address: string
  /** The files that it loaded, as whole addresses. */
  readonly files: readonly string[]
  /** Whether its calls go through the worker; else it cannot know who is here. */
  readonly isRelayed: boolean
  /** Whether the page may be fetched to be saved. */
  readonly mayFetch: boolean
}
