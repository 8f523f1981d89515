import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeletePage } from '../../admin.queries.ts'
import type { ListedPage } from '../../content.schema.ts'

export interface DeletePageProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  page: Pick<ListedPage, '_id' | 'title'>
}

export function DeletePage({ page, ...rest }: DeletePageProps) {
  const remove = useDeletePage()
  return (
    <DeleteButton
      {...rest}
      noun="page"
      name={page.title}
      text="Links to it lead to a page that says it is not there. To take it away for a while, make it a draft instead."
      onDelete={() => remove.mutateAsync(page._id)}
    />
  )
}
