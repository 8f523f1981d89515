import { pageGround } from '../look/groundSets.rules.ts'
import { themeColor } from '../look/lookStyle.rules.ts'
import type { StoredShop } from '../shop.schema.ts'
import { iconFiles, iconUrl } from './icons.rules.ts'
import type { Manifest } from './install.schema.ts'

/** Under an icon of the home screen there is room for about so many letters. */
const SHORT = 12

/** A name for under the icon: its first words, or the beginning of a long one. */
export function shortName(name: string): string {
  let short = ''
  for (const word of name.split(/\s+/)) {
    const longer = short ? `${short} ${word}` : word
    if (longer.length > SHORT) break
    short = longer
  }
  return short || [...name].slice(0, SHORT).join('')
}

/** What a phone is told of the shop. @param version of its icons */
export function manifestOf(
  { name, tagline, look }: Pick<StoredShop, 'name' | 'tagline' | 'look'>,
  version: string,
): Manifest {
  const icons = Object.entries(iconFiles).flatMap(([file, { purpose, size }]) =>
    purpose === 'apple' || size < 192
      ? []
      : [
          {
            src: iconUrl(file, version),
            sizes: `${size}x${size}`,
            type: 'image/png' as const,
            purpose,
          },
        ],
  )
  return {
    // It stays the same app when its first page gets another address.
    id: '/',
    name,
    short_name: shortName(name),
    description: tagline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: pageGround(look),
    theme_color: themeColor(look),
    categories: ['shopping', 'lifestyle'],
    icons,
    shortcuts: [
      { name: 'My orders', url: '/order' },
      { name: 'Wishlist', url: '/wishlist' },
    ],
  }
}
