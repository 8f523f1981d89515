import { type KeyboardEvent, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorText } from '#/platform/http/errorText.ts'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { formDataOf } from '#/ui/resource/form/formDataOf.ts'
import { useSaveCategory } from '../../saving/saving.queries.ts'
import type { Category } from '../../schema/category.schema.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

export interface NewCategoryProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  categories: readonly Category[]
}

/**
 * Adds a category without leaving the product, which keeps what is typed and goes into the new one. No form of its own:
 * it stands inside the product's.
 */
export function NewCategory({ form, categories }: NewCategoryProps) {
  const save = useSaveCategory()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [added, setAdded] = useState<string>()

  // Once the list offers it, it can be chosen.
  useEffect(() => {
    if (!added || !categories.some(({ _id }) => _id === added)) return
    form.setValue('category', added, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    setAdded(undefined)
  }, [added, categories, form])

  const add = async () => {
    if (name.trim() === '') return setProblem(m.nameRequired())
    try {
      const { message, category } = await save.mutateAsync({ form: formDataOf({ name, status: 'true' }) })
      setAdded(category._id)
      setOpen(false)
      setName('')
      toast.success(message)
    } catch (error) {
      setProblem(errorText(error, { action: (cause) => m.addingCategoryFailed({ cause }) }))
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not the product: that is saved by its own button.
    event.preventDefault()
    if (!save.isPending) void add()
  }

  return (
    <>
      <Button size="sm" variant="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
        {m.newCategory()}
      </Button>
      {open && (
        <Dialog
          open
          size="sm"
          title={m.newCategory()}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {m.cancel()}
              </Button>
              <Button variant="primary" pending={save.isPending} onClick={() => void add()}>
                {m.addCategory()}
              </Button>
            </>
          }
        >
          <div className="mt-4">
            <Field label={m.categoryName()} required error={problem} hint={m.newCategoryHint()}>
              <Input
                value={name}
                maxLength={60}
                onKeyDown={onKeyDown}
                onChange={(event) => {
                  setName(event.currentTarget.value)
                  setProblem(undefined)
                }}
              />
            </Field>
          </div>
        </Dialog>
      )}
    </>
  )
}
