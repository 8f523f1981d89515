import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeletePage } from '../../admin.queries.ts'
import type { ListedPage } from '../../content.schema.ts'
import { m } from './messages/admin.messages.ts'

export interface DeletePageProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  page: Pick<ListedPage, '_id' | 'title'>
}

export function DeletePage({ page, ...rest }: DeletePageProps) {
  const remove = useDeletePage()
  return (
    <DeleteButton
      {...rest}
      noun={m.page()}
      name={page.title}
      text={m.deleteText()}
      onDelete={() => remove.mutateAsync(page._id)}
    />
  )
}
