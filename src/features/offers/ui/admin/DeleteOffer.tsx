import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteOffer } from '../../admin.queries.ts'

export interface DeleteOfferProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  offer: { readonly _id: string; readonly label: string }
}

export function DeleteOffer({ offer, ...rest }: DeleteOfferProps) {
  const remove = useDeleteOffer()
  return (
    <DeleteButton
      {...rest}
      noun="offer"
      name={offer.label}
      text="One that orders have stays: stop it instead."
      onDelete={() => remove.mutateAsync(offer._id)}
    />
  )
}
