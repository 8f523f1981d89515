import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { RatingInput } from '#/ui/kit/RatingInput.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { PhotoPicker } from '#/ui/resource/pictures/PhotoPicker.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { m } from '../messages/reviews.messages.ts'
import { type Fit, fits } from '../reviews.rules.ts'
import { type NewReview, useSavePhotos, useWriteReview } from '../writing.queries.ts'

export interface ReviewFormProps {
  productId: string
  /** It is made in sizes. */
  sized: boolean
}

const fitChips: Readonly<Record<Fit, () => string>> = { small: m.small, true: m.trueToSize, large: m.large }

/**
 * Comment and stars; of what is made in sizes how it fits, for those who want to say. Two fields are checked by hand: the form library and the schema would weigh more than the rest
 * of the product page. The server checks with the schema; what it refuses stands at the field.
 */
export function ReviewForm({ productId, sized }: ReviewFormProps) {
  const { mutateAsync, isPending } = useWriteReview()
  const [comment, setComment] = useState('')
  const [rating, setRating] = useState(0)
  const [fit, setFit] = useState<Fit | ''>('')
  const [photos, setPhotos] = useState<readonly PictureItem[]>([])
  const [reading, setReading] = useState(false)
  /** The review that is there while its photos are not. */
  const [waiting, setWaiting] = useState<string>()
  const saving = useSavePhotos()
  /** What was sent just now, where photos of the review before stayed with it. */
  const [earlier, setEarlier] = useState<{ readonly review: NewReview; readonly photos: number }>()

  const sendPhotos = async (_id: string) => {
    setWaiting(undefined)
    try {
      await saving.mutateAsync({ _id, photos: photos.flatMap(({ file }) => file ?? []) })
      setPhotos([])
      toast.success(m.photosAdded())
    } catch (reason) {
      setWaiting(_id)
      const text = errorText(reason, { fallback: m.somethingWrong() })
      setProblems({ photos: m.photosNotThere({ reason: text }) })
    }
  }
  const [problems, setProblems] = useState<Record<string, string>>({})
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Photos that are still read would stay behind.
    if (rating === 0 || isPending || reading) return
    if (comment.trim() === '') {
      setProblems({ comment: m.commentMissing() })
      text.current?.focus()
      return
    }
    setProblems({})
    try {
      const review = { productId, comment: comment.trim(), rating, fit: fit || null }
      const { _id, photos: stayed } = await mutateAsync(review)
      setEarlier(photos.length === 0 && stayed.length > 0 ? { review, photos: stayed.length } : undefined)
      setComment('')
      setRating(0)
      setFit('')
      // The button cannot be pressed without a star; the focus it had would be lost.
      form.current?.focus({ preventScroll: true })
      toast.success(m.added())
      if (photos.length > 0) void sendPhotos(_id)
    } catch (reason) {
      const errors = reason instanceof ApiError ? reason.errors : []
      setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
      if (errors.length === 0) toast.error(errorText(reason, { fallback: m.somethingWrong() }))
    }
  }
  const dropPhotos = async (review: NewReview) => {
    try {
      await mutateAsync({ ...review, dropPhotos: true })
      setEarlier(undefined)
      form.current?.focus({ preventScroll: true })
      toast.success(m.photosRemoved())
    } catch (reason) {
      toast.error(errorText(reason, { fallback: m.somethingWrong() }))
    }
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={m.yourReview()}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 space-y-5 outline-none"
    >
      <RatingInput
        legend={m.yourRating()}
        value={rating}
        onChange={setRating}
        error={problems.rating}
        disabled={isPending}
      />
      {sized && (
        <ChipChoice
          legend={m.howFits()}
          name="fit"
          options={fits.map((value) => ({ value, label: fitChips[value]() }))}
          value={fit}
          onChange={setFit}
        />
      )}
      <Field label={m.comment()} required hint={m.commentHint()} error={problems.comment}>
        <TextArea
          ref={text}
          name="comment"
          value={comment}
          maxLength={2_000}
          autoComplete="off"
          readOnly={isPending}
          onChange={(event) => {
            setComment(event.target.value)
            if (problems.comment) setProblems({ ...problems, comment: '' })
          }}
        />
      </Field>
      <PhotoPicker
        items={photos}
        onChange={setPhotos}
        shows={m.ofPieceAsIs()}
        disabled={isPending || saving.isPending}
        reading={reading}
        onReading={setReading}
        error={problems.photos}
      />
      {earlier && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          {m.earlierPhotos({ count: earlier.photos })}
          <Button size="sm" pending={isPending} onClick={() => void dropPhotos(earlier.review)}>
            {m.removePhotos({ count: earlier.photos })}
          </Button>
        </p>
      )}
      {waiting && photos.length > 0 && (
        <Button size="sm" onClick={() => void sendPhotos(waiting)}>
          {m.sendPhotosAgain()}
        </Button>
      )}
      <Button
        type="submit"
        disabled={rating === 0}
        pending={isPending || saving.isPending || reading}
        aria-describedby={rating === 0 ? 'review-stars-first' : undefined}
      >
        {m.submit()}
      </Button>
      {rating === 0 && (
        <p id="review-stars-first" className="text-sm text-ink-soft">
          {m.starFirst()}
        </p>
      )}
    </form>
  )
}
