import { EditorContent, useEditor } from '@tiptap/react'
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { m as words } from '#/features/shop/words/messages/words.messages.ts'
import { bodySchema, type PageBody } from '../../../body.schema.ts'
import './editor.css'
import { AskDialog } from './AskDialog.tsx'
import { AskContext, type Asking } from './asking.ts'
import { extensions } from './extensions.ts'
import { m } from './messages/editor.messages.ts'
import { Toolbar } from './Toolbar.tsx'

export interface BodyEditorProps {
  value: PageBody
  onChange: (body: PageBody) => void
  /** In which it is written, and what that is called; left out for English. */
  language?: { readonly tag: string; readonly called: string }
  /** Names what is wrong, which stands below. */
  errorId: string
  invalid: boolean
  /** Puts the cursor into the text when the form wants it there. */
  ref?: Ref<{ focus: () => void }>
}

/** As the server would store it; what it would refuse stays as it is, and is said when the page is saved. */
function asStored(body: unknown): PageBody {
  const doc = body as PageBody
  const content = [...doc.content]
  // The editor ends with a line to go on in.
  while (content.at(-1)?.type === 'paragraph' && !('content' in (content.at(-1) ?? {}))) content.pop()
  const bare = { ...doc, content }
  const { success, data } = bodySchema.safeParse(bare)
  return success ? data : bare
}

/** Writes what stands on a page. */
export function BodyEditor({ value, onChange, language, errorId, invalid, ref }: BodyEditorProps) {
  const [asking, setAsking] = useState<Asking>()
  const last = useRef(value)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': language
          ? words.other({ label: m.textOfPage(), language: language.called })
          : m.textOfPage(),
        ...(language && { lang: language.tag }),
        'aria-describedby': errorId,
        ...(invalid && { 'aria-invalid': 'true' }),
        class: 'prose mx-auto min-h-60 px-4 py-5',
      },
      handleKeyDown(view, event) {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        const mark = view.state.selection.$from.marks().find(({ type }) => type.name === 'link')
        setAsking({ kind: 'link', href: String(mark?.attrs.href ?? '') })
        return true
      },
    },
    onUpdate({ editor: now }) {
      const body = asStored(now.getJSON())
      // What only looks changed, such as the empty line at the end, is none.
      if (JSON.stringify(body) === JSON.stringify(last.current)) return
      last.current = body
      change.current(body)
    },
  })

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor])

  // Another value came from outside: a draft that was brought back, or what another admin wrote.
  useEffect(() => {
    if (value === last.current || JSON.stringify(value) === JSON.stringify(last.current)) return
    last.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  const close = useCallback(() => {
    setAsking(undefined)
    // After the dialog has given the focus back.
    requestAnimationFrame(() => editor.commands.focus())
  }, [editor])

  return (
    <AskContext value={setAsking}>
      <div className="page-editor rounded-md border border-edge bg-surface has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:outline-offset-2 has-[.ProseMirror:focus-visible]:outline-haldi-deep">
        <Toolbar editor={editor} onAsk={setAsking} />
        <EditorContent editor={editor} />
      </div>
      {asking && <AskDialog editor={editor} asking={asking} onClose={close} />}
    </AskContext>
  )
}
