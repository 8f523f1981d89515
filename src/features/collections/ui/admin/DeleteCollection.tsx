import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteCollection } from '../../admin.queries.ts'

export interface DeleteCollectionProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  collection: { readonly _id: string; readonly name: string }
}

export function DeleteCollection({ collection, ...rest }: DeleteCollectionProps) {
  const remove = useDeleteCollection()
  return (
    <DeleteButton
      {...rest}
      noun="collection"
      name={collection.name}
      text="Its page goes, and so do links to it. Its products stay in the shop."
      onDelete={() => remove.mutateAsync(collection._id)}
    />
  )
}
