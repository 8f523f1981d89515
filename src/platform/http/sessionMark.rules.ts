/**
 * The header that says whose answer this is, without saying who that is: the same for one session in a shop that is open to the
 * same people, another one after a log-out, for somebody else, and when the shop opens or closes. The service worker
 * saves pages under it and drops them all when it changes.
 */
export const SESSION_MARK = 'x-session-mark'

/** Of answers after which nothing may be saved any more, and nothing that was: an admin's, and those that change who one is. */
export const NOBODYS = 'none'

/** At the end of the mark of somebody whose own pages may be saved as well. */
export const OWN_TOO = '+own'
