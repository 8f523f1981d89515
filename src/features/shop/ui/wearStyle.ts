/**
 * Puts a style of the shop's look on, in place of the one that the page came with. The admin area goes without looks, so there it
 * is seen as soon as somebody goes on to the shop.
 */
export function wearStyle(style: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="/brand.css"]'))
    link.disabled = true
  const worn = document.querySelector('style[data-look]') ?? document.createElement('style')
  worn.setAttribute('data-look', '')
  worn.textContent = style
  document.head.append(worn)
}
