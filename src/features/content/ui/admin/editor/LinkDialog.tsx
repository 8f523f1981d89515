import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { LONGEST_LINK, reachLinkHint } from '#/platform/typed/link.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { linkSchema } from '../../../body.schema.ts'
import { m } from './messages/editor.messages.ts'

export interface LinkDialogProps {
  editor: Editor
  /** Where it leads now; empty for a new one. */
  href: string
  onClose: () => void
}

/** Where the chosen words lead. Without any, the address itself is written. */
export function LinkDialog({ editor, href, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(href)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = linkSchema.safeParse(typed)
    if (!checked.success) return setProblem(checked.error.issues[0]?.message)
    const mark = { type: 'link', attrs: { href: checked.data } }
    if (editor.state.selection.empty && !href)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: checked.data, marks: [mark] })
        .run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href: checked.data }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <FormDialog
      title={href ? m.editLink() : m.addALink()}
      submitLabel={href ? m.saveLink() : m.addLink()}
      pending={false}
      size="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={m.leadsTo()} required error={problem} hint={reachLinkHint()}>
        <Input
          value={typed}
          maxLength={LONGEST_LINK}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {href && (
        <Button variant="quiet" onClick={remove}>
          {m.removeLink()}
        </Button>
      )}
    </FormDialog>
  )
}
