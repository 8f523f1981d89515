import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Images, Shirt } from '#/ui/icons/admin.tsx'
import type { Icon } from '#/ui/icons/icon.tsx'
import { ArrowDown, ArrowUp, ExternalLink } from '#/ui/icons/other.tsx'
import * as icons from '#/ui/icons/writing.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import type { Asking } from './asking.ts'
import { blockAt, moveBlock, putBlock } from './blocks.ts'
import { m } from './messages/editor.messages.ts'

export interface ToolbarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
}

interface Tool {
  readonly label: string
  readonly keys?: string
  readonly icon: Icon
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly run: () => unknown
}

/** What can be done to the text and put between it. On phones each row is one that slides; it stays in sight while a long page is written. */
export function Toolbar({ editor, onAsk }: ToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      isText: now.state.selection.$from.parent.isTextblock,
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      undo: now.can().undo(),
      redo: now.can().redo(),
      ...blockAt(now),
    }),
  })
  const run = () => editor.chain().focus()
  const askLink = () => onAsk({ kind: 'link', href: String(editor.getAttributes('link').href ?? '') })
  const text: Tool[] = [
    {
      label: m.bold(),
      keys: 'Control+B',
      icon: icons.Bold,
      isOn: on.bold,
      run: () => run().toggleBold().run(),
    },
    {
      label: m.italic(),
      keys: 'Control+I',
      icon: icons.Italic,
      isOn: on.italic,
      run: () => run().toggleItalic().run(),
    },
    { label: m.link(), keys: 'Control+K', icon: icons.Link2, isOn: on.link, isOff: !on.isText, run: askLink },
  ]
  const lines: Tool[] = [
    {
      label: m.heading(),
      keys: 'Control+Alt+2',
      icon: icons.Heading2,
      isOn: on.h2,
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: m.smallerHeading(),
      keys: 'Control+Alt+3',
      icon: icons.Heading3,
      isOn: on.h3,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      label: m.list(),
      keys: 'Control+Shift+8',
      icon: icons.List,
      isOn: on.bullets,
      run: () => run().toggleBulletList().run(),
    },
    {
      label: m.numberedList(),
      keys: 'Control+Shift+7',
      icon: icons.NumberedList,
      isOn: on.numbers,
      run: () => run().toggleOrderedList().run(),
    },
    {
      label: m.quotation(),
      keys: 'Control+Shift+B',
      icon: icons.Quote,
      isOn: on.quote,
      run: () => run().toggleBlockquote().run(),
    },
  ]
  const places: Tool[] = [
    { label: m.moveBlockUp(), icon: ArrowUp, isOff: on.isFirst, run: () => moveBlock(editor, -1) },
    { label: m.moveBlockDown(), icon: ArrowDown, isOff: on.isLast, run: () => moveBlock(editor, 1) },
    { label: m.undo(), keys: 'Control+Z', icon: icons.Undo, isOff: !on.undo, run: () => run().undo().run() },
    {
      label: m.redo(),
      keys: 'Control+Shift+Z',
      icon: icons.Redo,
      isOff: !on.redo,
      run: () => run().redo().run(),
    },
  ]
  const adds = [
    { label: m.picture(), said: m.addPicture(), icon: ImagePlus, run: () => onAsk({ kind: 'picture' }) },
    { label: m.pair(), said: m.addTwo(), icon: Images, run: () => onAsk({ kind: 'pair' }) },
    { label: m.products(), said: m.addProducts(), icon: Shirt, run: () => onAsk({ kind: 'products' }) },
    { label: m.button(), said: m.addButton(), icon: ExternalLink, run: () => onAsk({ kind: 'button' }) },
    { label: m.divider(), said: m.addDivider(), run: () => putBlock(editor, { type: 'horizontalRule' }) },
  ]
  return (
    <div className="sticky top-14.5 z-10 rounded-t-md border-b border-line bg-surface px-1 py-1">
      <div className="flex overflow-x-auto sm:flex-wrap">
        <Tools label={m.letters()} tools={text} />
        <Tools label={m.lines()} tools={lines} />
        <Tools label={m.blocks()} tools={places} />
      </div>
      <fieldset
        aria-label={m.add()}
        className="flex min-w-0 items-center gap-1.5 overflow-x-auto px-1.5 py-1 *:flex-none sm:flex-wrap"
      >
        <span aria-hidden className="text-sm text-ink-soft">
          {m.add()}
        </span>
        {adds.map(({ label, said, icon: Shape, run: add }) => (
          <Button key={label} size="sm" variant="quiet" aria-label={said} onClick={add}>
            {Shape && <Shape aria-hidden className="size-4" />}
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

function Tools({ label, tools }: { label: string; tools: readonly Tool[] }) {
  return (
    <fieldset aria-label={label} className="flex flex-none">
      {tools.map(({ label: name, keys, icon: Shape, isOn, isOff, run }) => (
        <IconButton
          key={name}
          label={name}
          title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          className="rounded-md! aria-pressed:bg-sand"
          // The cursor stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isOff && run()}
        >
          <Shape aria-hidden className="size-5" />
        </IconButton>
      ))}
    </fieldset>
  )
}
