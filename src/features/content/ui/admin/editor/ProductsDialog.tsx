import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { chosenProductsQuery } from '#/features/catalog/related/chosen.queries.ts'
import { ProductFinder } from '#/features/catalog/ui/admin/ProductFinder.tsx'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { ArrowUp } from '#/ui/icons/other.tsx'
import { X } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { MOST_IN_ROW } from '../../../body.rules.ts'
import type { BlockAttrs } from '../../../body.schema.ts'

export interface ProductsDialogProps {
  attrs: BlockAttrs['products'] | undefined
  onDone: (attrs: BlockAttrs['products']) => void
  onClose: () => void
}

/** Which products stand side by side. */
export function ProductsDialog({ attrs, onDone, onClose }: ProductsDialogProps) {
  const [ids, setIds] = useState<readonly string[]>(attrs?.ids ?? [])
  const [problem, setProblem] = useState<string>()
  const { data = [] } = useQuery(chosenProductsQuery(ids))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ids.length === 0) return setProblem('Choose a product.')
    onDone({ ids: [...ids] })
  }
  const without = (id: string) => ids.filter((one) => one !== id)
  return (
    <FormDialog
      title={attrs ? 'Edit the products' : 'Add products'}
      description={`One, or up to ${MOST_IN_ROW} side by side. One that is hidden or deleted later is left out.`}
      submitLabel={attrs ? 'Save products' : 'Add products'}
      pending={false}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {ids.length > 0 && (
        <ol aria-label="Chosen products" className="divide-y divide-line rounded-md border border-line">
          {ids.map((id, at) => {
            const product = data.find(({ _id }) => _id === id)
            const name = product?.name ?? 'A product that was deleted'
            return (
              <li key={id} className="flex items-center gap-3 p-2">
                <Thumbnail src={product?.image} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  {product?.status === false && (
                    <Badge tone="warning" className="ms-2">
                      Hidden: not shown
                    </Badge>
                  )}
                </span>
                <IconButton
                  label={`Move ${name} up`}
                  disabled={at === 0}
                  onClick={() => setIds(without(id).toSpliced(at - 1, 0, id))}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </IconButton>
                <IconButton label={`Remove ${name}`} onClick={() => setIds(without(id))}>
                  <X aria-hidden className="size-5" />
                </IconButton>
              </li>
            )
          })}
        </ol>
      )}
      {ids.length < MOST_IN_ROW ? (
        <ProductFinder
          label="Find a product"
          besides={ids}
          onFound={({ _id }) => {
            setProblem(undefined)
            setIds([...ids, _id])
          }}
        />
      ) : (
        <p className="text-sm text-ink-soft">That is as many as fit. Remove one to choose another.</p>
      )}
    </FormDialog>
  )
}
