import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Trash2 } from '#/ui/icons/other.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/reviews.messages.ts'
import type { Review } from '../reviews.schema.ts'
import { useDeleteReview } from '../writing.queries.ts'

/** Deletes a review, for admins, after a question (specification, section 2 "Reviews"). */
export function DeleteReview({ review }: { review: Review }) {
  const { mutateAsync, isPending } = useDeleteReview()
  const [open, setOpen] = useState(false)

  const deleteIt = async () => {
    try {
      await mutateAsync(review)
      toast.success(m.deleted())
    } catch (reason) {
      const description = errorText(reason, { fallback: m.somethingWrong() })
      toast.error(m.notDeleted(), { description })
    }
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={m.deleteBy({ name: review.user.name })}
        onClick={() => setOpen(true)}
        className="-my-2 ms-auto text-ink-soft hover:text-danger"
      >
        <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
      </IconButton>
      <ConfirmDialog
        open={open}
        title={m.sureToDelete()}
        text={m.byName({ name: review.user.name })}
        confirmLabel={m.delete()}
        tone="danger"
        pending={isPending}
        onConfirm={() => void deleteIt()}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
