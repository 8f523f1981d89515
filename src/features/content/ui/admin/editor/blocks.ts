import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/** What is told of the block in which the cursor stands: its place, and whether there are others before and after it. */
export function blockAt({ state }: Editor) {
  const { $from } = state.selection
  const index = $from.index(0)
  return { index, isFirst: index === 0, isLast: index >= state.doc.childCount - 1 }
}

/** Moves the block with the cursor past its neighbour; `by` is -1 or 1. The cursor goes with it. */
export function moveBlock(editor: Editor, by: -1 | 1): void {
  const { state, view } = editor
  const { selection, doc } = state
  const { index } = blockAt(editor)
  const block = doc.maybeChild(index)
  const other = doc.maybeChild(index + by)
  if (!block || !other) return
  const from = selection.$from.posAtIndex(index, 0)
  const to = by < 0 ? from - other.nodeSize : from + other.nodeSize
  const { tr } = state
  tr.delete(from, from + block.nodeSize).insert(to, block)
  const moved = to - from
  tr.setSelection(
    selection instanceof NodeSelection && selection.from === from
      ? NodeSelection.create(tr.doc, to)
      : TextSelection.create(tr.doc, selection.anchor + moved, selection.head + moved),
  )
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** Puts a block after the one with the cursor, which stays whole; in the place of an empty line. The cursor stands behind it then. */
export function putBlock(editor: Editor, block: { readonly type: string; readonly attrs?: object }): void {
  const { state, view } = editor
  const { $from, to } = state.selection
  const here = $from.depth > 0 ? $from.node(1) : undefined
  const isEmpty = here?.type.name === 'paragraph' && here.content.size === 0
  const end = here ? $from.after(1) : to
  const begin = isEmpty ? $from.before(1) : end
  const { tr, schema } = state
  const node = schema.nodeFromJSON(block)
  tr.replaceWith(begin, end, node)
  const behind = begin + node.nodeSize
  const { paragraph } = schema.nodes
  if (behind >= tr.doc.content.size && paragraph) tr.insert(behind, paragraph.create())
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(behind), 1)).scrollIntoView())
  view.focus()
}
