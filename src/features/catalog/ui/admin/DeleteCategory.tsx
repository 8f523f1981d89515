import { ApiError } from '#/platform/http/client.ts'
import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteCategory } from '../../saving/saving.queries.ts'
import type { Category } from '../../schema/category.schema.ts'
import { m } from './messages/admin.messages.ts'

const inUseAdvice = (error: unknown) =>
  error instanceof ApiError && error.code === 'category_in_use' ? m.categoryInUseAdvice() : undefined

/** Deletes a category; one in use stays, and why is said. */
export function DeleteCategory({
  category,
  ...rest
}: { category: Category } & Pick<DeleteButtonProps, 'look' | 'onDeleted'>) {
  const remove = useDeleteCategory()
  return (
    <DeleteButton
      {...rest}
      noun={m.categoryNoun()}
      name={category.name}
      text={m.deleteCategoryText()}
      onDelete={() => remove.mutateAsync(category._id)}
      adviceOn={inUseAdvice}
    />
  )
}
