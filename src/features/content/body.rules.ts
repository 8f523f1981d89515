import type { Block, PageBody } from './body.schema.ts'

/** Blocks of one page. */
export const MOST_BLOCKS = 200
/** A page's body as JSON, bytes: a change carries it twice, and a request may have 256 KB. */
export const LONGEST_BODY = 100_000
/** Of a page in all its languages together, bytes: for the same reason. */
export const LONGEST_BODIES = 120_000
/** Side by side in one row. */
export const MOST_IN_ROW = 4
/** Of all rows of a page together. */
export const MOST_PRODUCTS = 40
export const LONGEST_ALT = 200
export const LONGEST_CAPTION = 200
export const LONGEST_BUTTON = 40

export const headingLevels = [2, 3] as const
export const emptyBody: PageBody = { type: 'doc', content: [] }

/** Bytes of a body as it is stored and sent. */
export const sizeOf = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).byteLength

/** The ids of the products that a body names, each once, in the order of the page. */
export const productsOf = ({ content }: { readonly content: readonly Block[] }): string[] => [
  ...new Set(content.flatMap((block) => (block.type === 'products' ? block.attrs.ids : []))),
]

/** The first picture of a page, for previews of links to it. */
export function firstPicture({ content }: PageBody): { src: string; alt: string } | undefined {
  for (const block of content) {
    if (block.type === 'picture') return block.attrs
    if (block.type === 'pair') return block.attrs.pictures[0]
  }
  return undefined
}

/** What a block says, without its marks; empty for what is no text. */
function textOf(block: Block): string {
  const parts = 'content' in block ? (block.content ?? []) : []
  return parts
    .map((part) => (part.type === 'text' ? part.text : 'content' in part ? textOf(part as Block) : ' '))
    .join('')
}

/** The first paragraph that says something, for search engines where nobody described the page; at most so many characters. */
export function summaryOf({ content }: PageBody, most = 160): string {
  const texts = content.filter(({ type }) => type === 'paragraph').map(textOf)
  const text = (texts.find((one) => one.trim() !== '') ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most - 1)}…`
}

/** All that a body says, in lines: what the log of changes keeps of it. */
export const linesOf = ({ content }: PageBody): string =>
  content
    .map((block) => {
      if (block.type === 'picture') return `[picture: ${block.attrs.alt}]`
      if (block.type === 'pair') return `[pictures: ${block.attrs.pictures.map(({ alt }) => alt).join(', ')}]`
      if (block.type === 'button') return `[button: ${block.attrs.label} → ${block.attrs.href}]`
      if (block.type === 'products') return `[products: ${block.attrs.ids.length}]`
      if (block.type === 'horizontalRule') return '[divider]'
      return textOf(block)
    })
    .join('\n')
