import display from './display-500.core.woff2?url'
import text from './text-400.core.woff2?url'
import textStrong from './text-600.core.woff2?url'

/** Addresses of the fonts that every first page shows; give each a `<link rel="preload" as="font" crossorigin>`. */
export const fontsToPreload: readonly string[] = [display, text, textStrong]
