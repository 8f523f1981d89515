import display from './display-500.core.woff2?url'
import text from './text-400.core.woff2?url'
import textStrong from './text-600.core.woff2?url'

/** Addresses of the fonts that a first page shows; give each a `<link rel="preload" as="font" crossorigin>`. */
export const fontsToPreload = { display: [display], text: [text, textStrong] } as const
