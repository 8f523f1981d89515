import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { RatingInput } from '#/ui/kit/RatingInput.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useWriteReview } from '../writing.queries.ts'

/**
 * Comment and stars. Two fields are checked by hand: the form library and the schema would weigh more than the rest
 * of the product page. The server checks with the schema; what it refuses stands at the field.
 */
export function ReviewForm({ productId }: { productId: string }) {
  const { mutateAsync, isPending } = useWriteReview()
  const [comment, setComment] = useState('')
  const [rating, setRating] = useState(0)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0 || isPending) return
    if (comment.trim() === '') {
      setProblems({ comment: 'Please write a comment.' })
      text.current?.focus()
      return
    }
    setProblems({})
    try {
      await mutateAsync({ productId, comment: comment.trim(), rating })
      setComment('')
      setRating(0)
      // The button cannot be pressed without a star; the focus it had would be lost.
      form.current?.focus({ preventScroll: true })
      toast.success('Review Added')
    } catch (reason) {
      const errors = reason instanceof ApiError ? reason.errors : []
      setProblems(Object.fromEntries(errors.map(({ field, message }) => [field, message])))
      if (errors.length === 0) toast.error(errorText(reason, { fallback: 'Something went wrong' }))
    }
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Your review"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 space-y-5 outline-none"
    >
      <RatingInput
        legend="Your rating"
        value={rating}
        onChange={setRating}
        error={problems.rating}
        disabled={isPending}
      />
      <Field
        label="Comment"
        required
        hint="Your review of this product: another one takes its place."
        error={problems.comment}
      >
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
      <Button
        type="submit"
        disabled={rating === 0}
        pending={isPending}
        aria-describedby={rating === 0 ? 'review-stars-first' : undefined}
      >
        Submit review
      </Button>
      {rating === 0 && (
        <p id="review-stars-first" className="text-sm text-ink-soft">
          Choose a star to send your review.
        </p>
      )}
    </form>
  )
}
