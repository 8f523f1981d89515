const ID = 'icon-shapes'

/** Without the frame of the file. Only the server has it. */
const fromFile = import.meta.env.SSR
  ? (await import('./storefront.svg?raw')).default.replace(/<!--.*?-->|<\/?svg[^>]*>|(?<=>)\s+/g, '')
  : ''

/**
 * The shapes of the first pages' icons, once in each page, where `<use>` finds them: not in the scripts of a first load, and not again
 * for each of the 24 hearts of a listing. The browser keeps what the page brought.
 */
export function IconShapes() {
  const shapes = import.meta.env.SSR ? fromFile : (document.getElementById(ID)?.innerHTML ?? '')
  return (
    <svg
      id={ID}
      aria-hidden
      className="hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
