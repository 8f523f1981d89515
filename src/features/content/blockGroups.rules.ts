import type { Block, PageBody } from './body.schema.ts'

/** Blocks of text, which stand together in one column. */
const texts = ['heading', 'paragraph', 'bulletList', 'orderedList', 'blockquote'] as const
type TextBlock = Extract<Block, { type: (typeof texts)[number] }>

const isText = (block: Block): block is TextBlock => (texts as readonly string[]).includes(block.type)

interface PlacedBlock {
  /** Its place on the page, from 0. */
  readonly key: number
  readonly block: Block
}

export interface BlockGroup {
  /** The place of its first block. */
  readonly key: number
  readonly kind: 'text' | 'other'
  readonly blocks: readonly PlacedBlock[]
}

/** Whether there is something to see: not of an empty line, nor of a row whose products are all hidden or gone. */
function isSeen(block: Block, onSale: ReadonlySet<string>): boolean {
  if (block.type === 'products') return block.attrs.ids.some((id) => onSale.has(id))
  if (block.type === 'paragraph' || block.type === 'heading') return (block.content ?? []).length > 0
  return true
}

/** The blocks of a page as they are shown: those of text that follow each other together, any other by itself. */
export function blockGroups({ content }: PageBody, productIds: readonly string[]): BlockGroup[] {
  const onSale = new Set(productIds)
  const groups: { key: number; kind: BlockGroup['kind']; blocks: PlacedBlock[] }[] = []
  for (const [key, block] of content.entries()) {
    if (!isSeen(block, onSale)) continue
    const kind = isText(block) ? 'text' : 'other'
    const last = groups.at(-1)
    if (kind === 'text' && last?.kind === 'text') last.blocks.push({ key, block })
    else groups.push({ key, kind, blocks: [{ key, block }] })
  }
  return groups
}
