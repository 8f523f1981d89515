import { type FormEvent, useState } from 'react'
import { LONGEST_LINK, reachLinkHint } from '#/platform/typed/link.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { LONGEST_BUTTON } from '../../../body.rules.ts'
import { type BlockAttrs, blockAttrs } from '../../../body.schema.ts'
import { m } from './messages/editor.messages.ts'

export interface ButtonDialogProps {
  attrs: BlockAttrs['button'] | undefined
  onDone: (attrs: BlockAttrs['button']) => void
  onClose: () => void
}

/** What a button says and where it leads. */
export function ButtonDialog({ attrs, onDone, onClose }: ButtonDialogProps) {
  const [typed, setTyped] = useState(attrs ?? { label: '', href: '' })
  const [problems, setProblems] = useState<ReadonlyMap<unknown, string>>(new Map())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = blockAttrs.button.safeParse(typed)
    if (checked.success) return onDone(checked.data)
    setProblems(new Map(checked.error.issues.toReversed().map(({ path, message }) => [path[0], message])))
  }
  return (
    <FormDialog
      title={attrs ? m.editButton() : m.addAButton()}
      submitLabel={attrs ? m.saveButton() : m.addButton()}
      pending={false}
      size="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={m.whatItSays()} required error={problems.get('label')} hint={m.whatItSaysHint()}>
        <Input
          value={typed.label}
          maxLength={LONGEST_BUTTON}
          onChange={({ currentTarget }) => setTyped({ ...typed, label: currentTarget.value })}
        />
      </Field>
      <Field label={m.leadsTo()} required error={problems.get('href')} hint={reachLinkHint()}>
        <Input
          value={typed.href}
          maxLength={LONGEST_LINK}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped({ ...typed, href: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  )
}
