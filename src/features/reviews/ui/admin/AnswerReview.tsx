import { useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { AdminReview } from '../../reviews.schema.ts'
import { type SeenReview, useAnswerReview } from '../../writing.queries.ts'

/** Says something to a review, for everybody to read; emptied, the answer is taken back. */
export function AnswerReview({ review }: { review: AdminReview }) {
  const stored = review.answer?.text ?? ''
  const { mutateAsync, isPending } = useAnswerReview()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [seen, setSeen] = useState<SeenReview>()
  const [problem, setProblem] = useState<string>()

  const begin = () => {
    setText(stored)
    setSeen({ answer: stored, comment: review.comment, rating: review.rating })
    setProblem(undefined)
    setOpen(true)
  }
  const send = async () => {
    if (isPending || !seen) return
    try {
      await mutateAsync({ _id: review._id, answer: text, seen })
      toast.success(text.trim() === '' ? 'Answer taken back' : 'Answer published')
      setOpen(false)
    } catch (reason) {
      const clash = reason instanceof ApiError ? reason.clash : undefined
      if (!clash) return setProblem(errorText(reason, { fallback: 'Something went wrong' }))
      // Read now; a second press decides for the own words.
      setSeen({ ...seen, ...clash.stored })
      setProblem(clashText(clash.stored))
    }
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={begin}>
        {stored ? 'Change answer' : 'Answer'}
        <span className="sr-only">{` the review of ${review.product.name} by ${review.user.name}`}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Your answer"
        description={`To ${review.user.name}, about ${review.product.name}. Everybody can read it; the first answer is mailed to the author.`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" pending={isPending} onClick={() => void send()}>
              {text.trim() === '' && stored ? 'Take back' : 'Publish'}
            </Button>
          </>
        }
      >
        <p className="mb-4 text-ink-soft wrap-anywhere whitespace-pre-line">{review.comment}</p>
        <Field label="Answer" error={problem} hint={stored ? 'Empty it to take the answer back.' : undefined}>
          <TextArea
            value={text}
            maxLength={2_000}
            autoComplete="off"
            readOnly={isPending}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </Dialog>
    </>
  )
}

/** What became different while the answer was written. */
function clashText({ comment, rating, answer }: Readonly<Record<string, unknown>>): string {
  if (comment !== undefined || rating !== undefined)
    return `It was written anew meanwhile${rating === undefined ? '' : `, with ${rating} of 5 stars`}, and stands above as it is now. Publish again if yours answers it.`
  return answer
    ? `Somebody else has answered meanwhile: "${answer}" Publish again to put yours in its place.`
    : 'Somebody else has taken the answer back meanwhile. Publish again to put yours there.'
}
