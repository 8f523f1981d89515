import { useQuery } from '@tanstack/react-query'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import clsx from 'clsx'
import { use } from 'react'
import { Trash2 } from '#/ui/icons/other.tsx'
import { Pencil } from '#/ui/icons/writing.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { pageProductsQuery } from '../../../admin.queries.ts'
import { type BlockAttrs, blockAttrs, type OwnBlock } from '../../../body.schema.ts'
import { BlockView } from '../../BlockView.tsx'
import { AskContext, type Asking } from './asking.ts'
import { m } from './messages/editor.messages.ts'

const names: Readonly<Record<OwnBlock, () => string>> = {
  picture: m.picture,
  pair: m.pair,
  button: m.button,
  products: m.products,
}

/** A block within the text, as shoppers see it, with what can be done to it. */
export function BlockInEditor({ node, selected, getPos, deleteNode }: NodeViewProps) {
  const ask = use(AskContext)
  const kind = node.type.name as OwnBlock
  const name = names[kind]().toLowerCase()
  const edit = () => {
    const pos = getPos()
    if (pos !== undefined) ask({ kind, at: { pos, attrs: node.attrs } } as Asking)
  }
  return (
    <NodeViewWrapper
      className={clsx(
        'not-prose my-5 rounded-md border bg-page select-none',
        selected ? 'border-peacock outline-2 outline-peacock' : 'border-line',
      )}
    >
      <div
        data-drag-handle
        className="flex cursor-grab flex-wrap items-center justify-end border-b border-line ps-3 text-sm"
      >
        <span className="flex-[1_1_5rem] font-semibold text-ink-soft">{names[kind]()}</span>
        <IconButton label={m.editThis({ name })} onClick={edit}>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={m.removeThis({ name })} onClick={() => deleteNode()} className="text-danger!">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      {/* To look at: what can be pressed on the page cannot be pressed here. */}
      <div inert className="p-3">
        <Shown kind={kind} attrs={node.attrs} />
      </div>
    </NodeViewWrapper>
  )
}

function Shown({ kind, attrs }: { kind: OwnBlock; attrs: unknown }) {
  if (kind === 'products') return <Products attrs={blockAttrs.products.parse(attrs)} />
  if (kind === 'picture')
    return (
      <BlockView block={{ type: kind, attrs: blockAttrs.picture.parse(attrs) }} products={[]} first={false} />
    )
  if (kind === 'pair')
    return (
      <BlockView block={{ type: kind, attrs: blockAttrs.pair.parse(attrs) }} products={[]} first={false} />
    )
  return (
    <BlockView block={{ type: kind, attrs: blockAttrs.button.parse(attrs) }} products={[]} first={false} />
  )
}

function Products({ attrs }: { attrs: BlockAttrs['products'] }) {
  const { data: products, isPlaceholderData } = useQuery(pageProductsQuery(attrs.ids))
  if (!products) return <Skeleton className="h-40" />
  // Those of the choice before say nothing of what was added since.
  const missing = isPlaceholderData ? 0 : attrs.ids.length - products.length
  return (
    <>
      <BlockView block={{ type: 'products', attrs }} products={products} first={false} />
      {missing > 0 && <p className="mt-2 text-sm text-warning">{m.missing({ count: missing })}</p>}
    </>
  )
}
