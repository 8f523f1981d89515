import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteProduct } from '../../saving/saving.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'

export function DeleteProduct({
  product,
  ...rest
}: { product: Product } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteProduct()
  return (
    <DeleteButton
      {...rest}
      noun="product"
      name={product.name}
      text="It leaves the shop, bags and wishlists for good. Orders that were placed keep what they show of it. To hide it for a while, make it inactive instead."
      onDelete={() => remove.mutateAsync(product._id)}
    />
  )
}
