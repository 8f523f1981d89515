import { useState } from 'react'
import { v4 } from 'uuid'
import { type RequestReason, requestReasons } from '#/features/orders/rules/returnRequests.rules.ts'
import { noPiecesMessage } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { PhotoPicker } from '#/ui/resource/pictures/PhotoPicker.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { useAskReturn, useSendReturnPhotos } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'
import { OfferPieces } from '../OfferPieces.tsx'
import { type Counts, countOf, leftOf, linesOf, PieceChoice } from '../PieceList.tsx'
import { InsteadChoice, type InsteadChoiceValue } from './InsteadChoice.tsx'
import { photosShow, requestReasonNames } from './requestWords.ts'

/** Which pieces the customer wants to send back, and why. */
export function AskReturnDialog({
  order,
  reasons,
  onClose,
}: {
  order: Order
  /** Those for which there is still time. */
  reasons: readonly RequestReason[]
  onClose: () => void
}) {
  const ask = useAskReturn(order._id)
  const send = useSendReturnPhotos(order._id)
  const [photos, setPhotos] = useState<readonly PictureItem[]>([])
  const [reading, setReading] = useState(false)
  // One for each time the dialog opens: pressing again after a lost answer asks for nothing more.
  const [requestId] = useState(() => v4())
  const [wishes, setWishes] = useState<Readonly<Record<string, InsteadChoiceValue | undefined>>>({})
  const all = Object.fromEntries(order.items.map((item) => [item._id, leftOf(item)]))
  // A single piece can only be that one.
  const [back, setBack] = useState<Counts>(() => (countOf(all) === 1 ? all : {}))
  const { register, errors, setError, clearErrors, submitWith } = useDialogForm<{
    lines: string
    reason: RequestReason | ''
    words: string
  }>({ lines: '', reason: '', words: '' })
  // An exchanged item is exchanged once, as the page about exchanges says.
  const mayExchange = !order.exchanges?.some(({ is, state }) => is === 'new' && state !== 'undone')
  const isExchange = linesOf(back).some(({ item }) => wishes[item])
  const submit = submitWith(async ({ reason, words }) => {
    if (countOf(back) === 0) setError('lines', { message: noPiecesMessage() })
    if (reason === '') setError('reason', { message: m.whyMissing() }, { shouldFocus: true })
    if (countOf(back) === 0 || reason === '') return
    const lines = linesOf(back).map((line) => ({ ...line, ...insteadOf(wishes[line.item]) }))
    if (linesOf(back).some(({ item }) => isSizeMissing(wishes[item])))
      return setError('lines', { message: m.sizeMissing() })
    await ask.mutateAsync({ requestId, lines, reason, words, payBy: order.paymentId.type })
    const files = photos.flatMap(({ file }) => file ?? [])
    try {
      if (files.length > 0) await send.mutateAsync({ requestId, photos: files })
      toast.success(m.haveRequest())
    } catch {
      // The page offers to send them again beside the request.
      toast.error(m.picturesLost())
    }
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      title={m.sendBackFrom({ number: order.number })}
      description={m.sendBackText()}
      submitLabel={m.askReturn()}
      cancelLabel={m.returnNothing()}
      pending={ask.isPending || send.isPending || reading}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <PieceChoice
        items={order.items}
        text={m.toSendBack()}
        counts={back}
        error={errors.lines?.message}
        onChange={(counts) => {
          setBack(counts)
          clearErrors('lines')
        }}
      >
        {(item) => (
          <>
            <OfferPieces item={item} area="customer" mayExchange={mayExchange} />
            {mayExchange && (
              <InsteadChoice
                item={item}
                value={wishes[item._id]}
                onChange={(wish) => {
                  setWishes({ ...wishes, [item._id]: wish })
                  clearErrors('lines')
                }}
              />
            )}
          </>
        )}
      </PieceChoice>
      {isExchange && (
        <p className="text-sm text-ink-soft">
          {m.exchangeText()}
          {order.paymentId.type === 'cod' && ` ${m.exchangeCod()}`}
        </p>
      )}
      <Field
        label={m.why()}
        required
        error={errors.reason?.message}
        hint={reasons.length < requestReasons.length ? m.onlyFaulty() : undefined}
      >
        <Select {...register('reason')}>
          <option value="">{m.pleaseChoose()}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {requestReasonNames[reason]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.inYourWords()} error={errors.words?.message}>
        <TextArea {...register('words')} rows={3} maxLength={500} />
      </Field>
      <PhotoPicker
        items={photos}
        onChange={setPhotos}
        shows={photosShow()}
        disabled={ask.isPending || send.isPending}
        reading={reading}
        onReading={setReading}
      />
    </FormDialog>
  )
}

const insteadOf = (wish: InsteadChoiceValue | undefined) =>
  wish ? { instead: { product: wish.product, size: wish.size } } : {}

const isSizeMissing = (wish: InsteadChoiceValue | undefined): boolean =>
  wish?.isSized === true && wish.size === ''
