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
import { m } from './messages/admin.messages.ts'

/** Says something to a review, for everybody to read; emptied, the answer is taken back. */
export function AnswerReview({ review }: { review: AdminReview }) {
  const stored = review.answer?.text ?? ''
  const named = { product: review.product.name, user: review.user.name }
  const { mutateAsync, isPending } = useAnswerReview()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [seen, setSeen] = useState<SeenReview>()
  const [problem, setProblem] = useState<string>()

  const begin = () => {
    const { comment, rating } = review
    // A tap beside the dialog closes it: what was typed is there again, unless there is another answer or review by now.
    if (seen?.answer !== stored || seen.comment !== comment || seen.rating !== rating) setText(stored)
    setSeen({ answer: stored, comment, rating })
    setProblem(undefined)
    setOpen(true)
  }
  const giveUp = () => {
    setText(stored)
    setOpen(false)
  }
  const send = async () => {
    if (isPending || !seen) return
    try {
      await mutateAsync({ _id: review._id, answer: text, seen })
      toast.success(text.trim() === '' ? m.takenBack() : m.published())
      setOpen(false)
    } catch (reason) {
      const clash = reason instanceof ApiError ? reason.clash : undefined
      if (!clash) return setProblem(errorText(reason, { fallback: m.somethingWrong() }))
      // Read now; a second press decides for the own words.
      setSeen({ ...seen, ...clash.stored })
      setProblem(clashText(clash.stored))
    }
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={begin}>
        {stored ? m.changeAnswer() : m.answer()}
        <span className="sr-only">{` ${m.ofReview(named)}`}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.yourAnswer()}
        description={m.answerText(named)}
        actions={
          <>
            <Button variant="quiet" onClick={giveUp}>
              {m.cancel()}
            </Button>
            <Button variant="primary" pending={isPending} onClick={() => void send()}>
              {text.trim() === '' && stored ? m.takeBack() : m.publish()}
            </Button>
          </>
        }
      >
        <p className="mb-4 text-ink-soft wrap-anywhere whitespace-pre-line">{review.comment}</p>
        <Field label={m.answerField()} error={problem} hint={stored ? m.emptyIt() : undefined}>
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
    return rating === undefined ? m.writtenAnew() : m.writtenAnewRated({ rating: String(rating) })
  return answer ? m.otherAnswered({ answer: String(answer) }) : m.otherTookBack()
}
