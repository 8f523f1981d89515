import { type KeyboardEvent, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { findValue } from '../../attributes/attributeLists.rules.ts'
import type { ListAttribute } from '../../attributes/attributes.rules.ts'
import { LONGEST_VALUE } from '../../attributes/attributes.schema.ts'
import { useAddListValue } from '../../lists/lists.queries.ts'
import { m } from './messages/admin.messages.ts'
import { SwatchField, USUAL_SWATCH } from './SwatchField.tsx'

export interface NewValueProps {
  attribute: ListAttribute
  /** The value as its list spells it. */
  onAdded: (value: string) => void
}

/** Adds a value to a list without leaving the product. No form of its own: it stands inside the product's. */
export function NewValue({ attribute, onAdded }: NewValueProps) {
  const { key } = attribute
  const label = labelOf(attribute)
  const add = useAddListValue(key)
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const [hex, setHex] = useState(USUAL_SWATCH)
  const [problem, setProblem] = useState<string>()
  const isColour = key === 'colour'

  const save = async () => {
    if (value.trim() === '') return setProblem(m.valueRequired())
    try {
      const { message, list } = await add.mutateAsync({ value, ...(isColour && { hex }) })
      const added = findValue(list.values, value)
      if (added?.active === false) return setProblem(m.valueRetired({ value: added.value }))
      onAdded(added?.value ?? value.trim())
      setOpen(false)
      setValue('')
      toast.success(message)
    } catch (error) {
      setProblem(errorText(error, { action: (cause) => m.addingValueFailed({ cause }) }))
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not the product: that is saved by its own button.
    event.preventDefault()
    if (!add.isPending) void save()
  }

  return (
    <>
      <Button size="sm" variant="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
        {m.newValue()}
        <span className="sr-only"> {m.ofLabel({ label })}</span>
      </Button>
      {open && (
        <Dialog
          open
          size="sm"
          title={m.newValueOf({ label })}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {m.cancel()}
              </Button>
              <Button variant="primary" pending={add.isPending} onClick={() => void save()}>
                {m.addValue()}
              </Button>
            </>
          }
        >
          <div className="mt-4 grid gap-4">
            <Field label={m.value()} required error={problem} hint={m.newValueHint()}>
              <Input
                value={value}
                maxLength={LONGEST_VALUE}
                onKeyDown={onKeyDown}
                onChange={(event) => {
                  setValue(event.currentTarget.value)
                  setProblem(undefined)
                }}
              />
            </Field>
            {isColour && <SwatchField hex={hex} onChange={setHex} />}
          </div>
        </Dialog>
      )}
    </>
  )
}
