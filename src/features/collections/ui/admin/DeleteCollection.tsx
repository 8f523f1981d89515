import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteCollection } from '../../admin.queries.ts'

/** Names what else of the shop leads to a collection, which this room does not know. */
export type LinksTo = (collection: { readonly _id: string; readonly slug: string }) => readonly string[]

export interface DeleteCollectionProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  collection: { readonly _id: string; readonly name: string; readonly slug: string }
  linksTo: LinksTo
}

const list = new Intl.ListFormat('en-IN')

export function DeleteCollection({ collection, linksTo, ...rest }: DeleteCollectionProps) {
  const remove = useDeleteCollection()
  const links = linksTo(collection)
  return (
    <DeleteButton
      {...rest}
      noun="collection"
      name={collection.name}
      text={
        <>
          Its page goes, and so do links to it. Its products stay in the shop.
          {links.length > 0 && (
            <strong className="mt-3 block font-semibold wrap-anywhere">
              Leading to it now: {list.format(links)}.
            </strong>
          )}
        </>
      }
      onDelete={() => remove.mutateAsync(collection._id)}
    />
  )
}
