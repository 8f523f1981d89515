import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftKey } from '#/features/accounts/ui/useDraftKey.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { UploadsContext, useUploads } from '#/ui/resource/pictures/uploading.ts'
import { ResourceForm, type SaveIntent } from '#/ui/resource/ResourceForm.tsx'
import { categoriesQuery } from '../../catalog.queries.ts'
import { useSaveProduct } from '../../saving/saving.queries.ts'
import { productAdminForm } from '../../schema/admin.schema.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { DeleteProduct } from './DeleteProduct.tsx'
import { chosenFiles, filesOf } from './filesOf.ts'
import { m } from './messages/admin.messages.ts'
import { productSections } from './productSections.tsx'
import {
  changedProductForm,
  colourCopyOf,
  copyOf,
  emptyProduct,
  newProductForm,
  type ProductValues,
  valuesOf,
} from './productValues.ts'
import { useAskLostSkus } from './useAskLostSkus.tsx'
import { lostSkus } from './variantValues.ts'

/** ms that the success stands before the list shows (specification, section 9). */
const REST_MS = 800
/** Stock falls by sales as well: when an admin last changed the product tells them apart. Sizes say what they are only together. */
const seenOptions = {
  always: ['updatedAt'],
  moving: ['quantity', 'offers'],
  together: [['enableSize', 'sizes', 'ownStock', 'offers']],
}
/** Files cannot be kept in a draft. */
const undrafted: readonly string[] = ['images', 'video']

export interface ProductFormProps {
  /** The one to change; without it a new one is made. */
  product?: Product
  /** The one that a new one begins as a copy of. */
  original?: Product
  /** As the same design in another colour. */
  isColour?: boolean
}

/** A new product, a copy of one, or one to change (specification, section 2). */
export function ProductForm({ product, original, isColour = false }: ProductFormProps) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const { languages } = useSuspenseQuery(shopQuery).data
  const save = useSaveProduct()
  const { uploads, follow } = useUploads()
  const navigate = useNavigate()
  const copied = original && `${isColour ? 'colour' : 'copy'}-of-${original._id}`
  const draftKey = useDraftKey(`product/${product?._id ?? copied ?? 'new'}`)
  // Another product starts with an empty form of its own.
  const [round, setRound] = useState(0)
  const toList = () => navigate({ to: '/admin/product' })

  const first = original ? (isColour ? colourCopyOf : copyOf)(original) : emptyProduct
  const values = product ? valuesOf(product) : round === 0 ? first : emptyProduct

  const seen = useSeen(product, valuesOf, seenOptions)
  const { ask, dialog } = useAskLostSkus()

  const onSave = async (entered: ProductValues) => {
    const lost = product ? lostSkus(product, entered) : []
    if (lost.length > 0 && !(await ask(lost))) return false
    const files = product ? chosenFiles(entered.images) : await filesOf(entered.images)
    const shown = entered.video ? [entered.video] : []
    const [video] = product ? chosenFiles(shown) : await filesOf(shown)
    const all = [...entered.images, ...shown]
    const items = product ? all.filter(({ file }) => file) : all
    const form =
      product && seen
        ? changedProductForm(entered, product, seen)
        : newProductForm(entered, files, video, isColour && round === 0 ? original?._id : undefined)
    const sizes = [...files, ...(video ? [video] : [])].map(({ size }) => size)
    const { message, product: stored } = await follow(items, sizes, (onProgress) =>
      save.mutateAsync({ id: product?._id, form, onProgress }),
    )
    toast.success(message)
    return stored
  }

  const onSaved = (intent: SaveIntent) => {
    if (intent === 'save') return toList()
    setRound(round + 1)
    window.scrollTo({ top: 0 })
  }

  return (
    <UploadsContext value={uploads}>
      <ResourceForm
        key={round}
        label={product ? m.editProduct() : m.addProduct()}
        schema={productAdminForm}
        values={values}
        sections={productSections(categories, {
          isNew: !product,
          chosen: values.category,
          ownId: product?._id,
          languages,
        })}
        saveLabel={product ? m.saveChanges() : m.addProduct()}
        {...(!product && { alsoLabel: m.saveAndAddAnother() })}
        {...(seen && { seen })}
        action={(cause) => (product ? m.savingProductFailed({ cause }) : m.addingProductFailed({ cause }))}
        onSave={onSave}
        onSaved={onSaved}
        restMs={REST_MS}
        draftKey={draftKey}
        draftExcept={undrafted}
        focusFirst={!product}
        long
        cancel={
          <Link to="/admin/product" className={buttonClass({ variant: 'quiet' })}>
            {m.cancel()}
          </Link>
        }
        danger={product && <DeleteProduct product={product} look="button" onDeleted={toList} />}
      />
      {dialog}
    </UploadsContext>
  )
}
