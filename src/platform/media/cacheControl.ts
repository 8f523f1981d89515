/** `Cache-Control` of an address that never changes what it shows: browsers and caches may keep it for a year. */
export const FOREVER = 'public, max-age=31536000, immutable'
