import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import type { Product } from '../../catalog.schema.ts'
import { useDeleteProduct } from '../../saving.queries.ts'

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
