import { fontsToPreload } from '#/ui/fonts/preload.ts'
import { iconUrl } from '../install/icons.rules.ts'
import type { ShownLook } from '../look/look.schema.ts'

const preloaded = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/**
 * What the head of a page links besides the shop's own style: the fonts of its first lines, the owner's look, and what a phone
 * puts on its home screen. Of an answer of the server alone; the browser leaves what it finds there.
 */
export function brandLinks(brand: ShownLook | undefined) {
  const { fonts = [], unused = [], style } = brand ?? {}
  const { display, text } = fontsToPreload
  const usual = [...(unused.includes('display') ? [] : display), ...(unused.includes('text') ? [] : text)]
  return [
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'icon', href: iconUrl('any-48.png'), type: 'image/png', sizes: '48x48' },
    { rel: 'apple-touch-icon', href: iconUrl('apple-180.png') },
    ...(style ? [{ rel: 'stylesheet', href: style }] : []),
    ...[...usual, ...fonts].map(preloaded),
  ]
}
