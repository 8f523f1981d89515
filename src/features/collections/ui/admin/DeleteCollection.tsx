import { currentTag } from '#/platform/language/current.ts'
import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteCollection } from '../../admin.queries.ts'
import { m } from './messages/admin.messages.ts'

/** Names what else of the shop leads to a collection, which this room does not know. */
export type LinksTo = (collection: { readonly _id: string; readonly slug: string }) => readonly string[]

export interface DeleteCollectionProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  collection: { readonly _id: string; readonly name: string; readonly slug: string }
  linksTo: LinksTo
}

export function DeleteCollection({ collection, linksTo, ...rest }: DeleteCollectionProps) {
  const remove = useDeleteCollection()
  const links = linksTo(collection)
  return (
    <DeleteButton
      {...rest}
      noun={m.collectionNoun()}
      name={collection.name}
      text={
        <>
          {m.deleteText()}
          {links.length > 0 && (
            <strong className="mt-3 block font-semibold wrap-anywhere">
              {m.leadingToIt({ links: new Intl.ListFormat(currentTag()).format(links) })}
            </strong>
          )}
        </>
      }
      onDelete={() => remove.mutateAsync(collection._id)}
    />
  )
}
