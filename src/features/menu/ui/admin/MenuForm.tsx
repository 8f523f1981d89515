import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { FormActions } from '#/ui/resource/form/FormActions.tsx'
import { LeaveGuard } from '#/ui/resource/form/LeaveGuard.tsx'
import { useSaveMenu } from '../../admin.queries.ts'
import { type MenuItem, MOST_ITEMS } from '../../menu.rules.ts'
import { changeMenuSchema, type TargetKindChoice } from '../../menu.schema.ts'
import { type DraftItem, draftOf, itemsOf, newItem, previewOf } from './draft.ts'
import { focusEntry, type Problems } from './EntryFields.tsx'
import { ItemBox } from './ItemBox.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import { m } from './messages/admin.messages.ts'
import { ResetMenu } from './ResetMenu.tsx'

const none: Problems = new Map()

export interface MenuFormProps {
  kinds: readonly TargetKindChoice[]
  /** What it begins with. */
  initial: readonly DraftItem[]
  /** What was stored when it was opened; null for nothing. */
  stored: readonly MenuItem[] | null
  /** The shop's own menu is wanted, or was chosen by somebody else. */
  onReset: () => void
}

/** The owner's menu, to be written as a whole. */
export function MenuForm({ kinds, initial, stored, onReset }: MenuFormProps) {
  const save = useSaveMenu()
  const [draft, setDraft] = useState(initial)
  const [seen, setSeen] = useState(stored)
  const [problems, setProblems] = useState(none)
  const [failed, setFailed] = useState<string>()
  /** What somebody else stored meanwhile. */
  const [theirs, setTheirs] = useState<readonly MenuItem[] | null>()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useRef(stored === null)
  const settled = () => {
    unsaved.current = false
  }

  const change = (next: readonly DraftItem[]) => {
    unsaved.current = true
    // Places have changed: what was wrong stands at others now.
    if (next.length !== draft.length || next.some(({ key }, at) => key !== draft[at]?.key)) setProblems(none)
    setDraft(next)
  }
  const add = () => {
    const item = newItem(kinds[0]?.kind ?? '')
    change([...draft, item])
    focusEntry(item)
  }
  const show = (found: Problems, text?: string) => {
    setProblems(found)
    setFailed(text)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const store = async (was: readonly MenuItem[] | null) => {
    if (save.isPending) return
    const checked = changeMenuSchema.safeParse({ items: itemsOf(draft) })
    if (!checked.success) {
      const { issues } = checked.error
      return show(
        new Map(issues.map(({ path, message }) => [path.join('.'), message])),
        issues.find(({ path }) => path.length === 1)?.message,
      )
    }
    try {
      const { message, items } = await save.mutateAsync({
        items: checked.data.items,
        seen: { items: was },
      })
      settled()
      setSeen(items)
      setTheirs(undefined)
      show(none)
      toast.success(message)
    } catch (error) {
      if (error instanceof ApiError && error.clash) {
        setTheirs((error.clash.stored as { items: readonly MenuItem[] | null }).items)
        return show(none)
      }
      const errors = error instanceof ApiError ? error.errors : []
      show(
        new Map(errors.map(({ field, message }) => [field, message])),
        errorText(error, { action: (cause) => m.savingFailed({ cause }) }),
      )
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store(seen)
  }
  const takeTheirs = () => {
    settled()
    if (!theirs) return onReset()
    setDraft(draftOf(theirs))
    setSeen(theirs)
    setTheirs(undefined)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={m.menu()} className="space-y-6">
      <LeaveGuard isUnsaved={() => unsaved.current} onLeave={settled} />
      {failed && (
        <Callout tone="danger" live>
          {failed}
        </Callout>
      )}
      {theirs !== undefined && (
        <Callout
          tone="warning"
          live
          title={m.changedByOther()}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="primary" pending={save.isPending} onClick={() => void store(theirs)}>
                {m.saveMine()}
              </Button>
              <Button variant="quiet" onClick={takeTheirs}>
                {m.takeTheirs()}
              </Button>
            </span>
          }
        >
          {m.nothingLost()}
        </Callout>
      )}
      <ol aria-label={m.items()} className="space-y-3">
        {draft.map((item, at) => (
          <ItemBox key={item.key} items={draft} at={at} kinds={kinds} problems={problems} onChange={change} />
        ))}
      </ol>
      <Button variant="quiet" disabled={draft.length >= MOST_ITEMS} onClick={add}>
        <Plus aria-hidden className="size-4" />
        {m.addItem()}
      </Button>
      <MenuPreview items={previewOf(draft, kinds)} own />
      <FormActions
        saveLabel={m.saveMenu()}
        pending={save.isPending}
        cancel={
          <ResetMenu
            seen={seen}
            onReset={() => {
              settled()
              onReset()
            }}
          />
        }
      />
    </form>
  )
}
