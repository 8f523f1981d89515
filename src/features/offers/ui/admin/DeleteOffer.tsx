import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteOffer } from '../../admin.queries.ts'
import { m } from './messages/admin.messages.ts'

export interface DeleteOfferProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  offer: { readonly _id: string; readonly label: string }
}

export function DeleteOffer({ offer, ...rest }: DeleteOfferProps) {
  const remove = useDeleteOffer()
  return (
    <DeleteButton
      {...rest}
      noun={m.offer()}
      name={offer.label}
      text={m.deleteText()}
      onDelete={() => remove.mutateAsync(offer._id)}
    />
  )
}
