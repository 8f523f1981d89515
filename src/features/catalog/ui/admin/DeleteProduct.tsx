import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteProduct } from '../../saving/saving.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { m } from './messages/admin.messages.ts'

export function DeleteProduct({
  product,
  ...rest
}: { product: Product } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteProduct()
  return (
    <DeleteButton
      {...rest}
      noun={m.productNoun()}
      name={product.name}
      text={m.deleteProductText()}
      onDelete={() => remove.mutateAsync(product._id)}
    />
  )
}
