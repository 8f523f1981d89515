import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { PhotoPicker } from '#/ui/resource/pictures/PhotoPicker.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { useSendReturnPhotos } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'
import { photosShow } from './requestWords.ts'

/** The customer adds pictures to a request, or takes others in their place; also where they did not arrive with it. */
export function AddReturnPhotos({ order, requestId }: { order: Order; requestId: string }) {
  const [isOpen, setOpen] = useState(false)
  const has = order.returnRequests.find(({ _id }) => _id === requestId)?.photos.length ?? 0
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {has > 0 ? m.otherPictures() : m.addPictures()}
      </Button>
      {isOpen && <PhotosDialog order={order} requestId={requestId} onClose={() => setOpen(false)} />}
    </>
  )
}

function PhotosDialog({
  order,
  requestId,
  onClose,
}: {
  order: Order
  requestId: string
  onClose: () => void
}) {
  const send = useSendReturnPhotos(order._id)
  const [items, setItems] = useState<readonly PictureItem[]>([])
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async () => {
    if (items.length === 0) return setProblem(m.photoMissing())
    try {
      await send.mutateAsync({ requestId, photos: items.flatMap(({ file }) => file ?? []) })
      toast.success(m.havePictures())
      onClose()
    } catch (error) {
      setProblem(errorText(error, { fallback: m.picturesFailed() }))
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={m.picturesFor({ number: order.number })}
      description={m.picturesText()}
      submitLabel={m.sendPictures()}
      pending={send.isPending || reading}
      problem={undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PhotoPicker
        items={items}
        onChange={(next) => {
          setItems(next)
          setProblem(undefined)
        }}
        shows={photosShow()}
        disabled={send.isPending}
        reading={reading}
        onReading={setReading}
        error={problem}
      />
    </FormDialog>
  )
}
