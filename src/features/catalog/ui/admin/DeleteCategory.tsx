import { ApiError } from '#/platform/http/client.ts'
import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteCategory } from '../../saving/saving.queries.ts'
import type { Category } from '../../schema/category.schema.ts'

const inUseAdvice = (error: unknown) =>
  error instanceof ApiError && error.code === 'category_in_use'
    ? 'Move its products to another category first, or make it inactive: that hides it and its products from shoppers.'
    : undefined

/** Deletes a category; one in use stays, and why is said. */
export function DeleteCategory({
  category,
  ...rest
}: { category: Category } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteCategory()
  return (
    <DeleteButton
      {...rest}
      noun="category"
      name={category.name}
      text="It leaves the shop for good. A category that still has products stays."
      onDelete={() => remove.mutateAsync(category._id)}
      adviceOn={inUseAdvice}
    />
  )
}
