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
import { m } from './messages/editor.messages.ts'

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
    if (ids.length === 0) return setProblem(m.chooseProduct())
    onDone({ ids: [...ids] })
  }
  const without = (id: string) => ids.filter((one) => one !== id)
  return (
    <FormDialog
      title={attrs ? m.editProducts() : m.addProducts()}
      description={m.productsText({ most: MOST_IN_ROW })}
      submitLabel={attrs ? m.saveProducts() : m.addProducts()}
      pending={false}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {ids.length > 0 && (
        <ol aria-label={m.chosen()} className="divide-y divide-line rounded-md border border-line">
          {ids.map((id, at) => {
            const product = data.find(({ _id }) => _id === id)
            const name = product?.name ?? m.deletedProduct()
            return (
              <li key={id} className="flex items-center gap-3 p-2">
                <Thumbnail src={product?.image} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  {product?.status === false && (
                    <Badge tone="warning" className="ms-2">
                      {m.hidden()}
                    </Badge>
                  )}
                </span>
                <IconButton
                  label={m.moveUp({ name })}
                  disabled={at === 0}
                  onClick={() => setIds(without(id).toSpliced(at - 1, 0, id))}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </IconButton>
                <IconButton label={m.remove({ name })} onClick={() => setIds(without(id))}>
                  <X aria-hidden className="size-5" />
                </IconButton>
              </li>
            )
          })}
        </ol>
      )}
      {ids.length < MOST_IN_ROW ? (
        <ProductFinder
          label={m.findProduct()}
          besides={ids}
          onFound={({ _id }) => {
            setProblem(undefined)
            setIds([...ids, _id])
          }}
        />
      ) : (
        <p className="text-sm text-ink-soft">{m.full()}</p>
      )}
    </FormDialog>
  )
}
