import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useDeleteReview } from '../reviews.queries.ts'
import type { Review } from '../reviews.schema.ts'

/** Deleting reviews, for admins, after a question (specification, section 2 "Reviews"). */
export function useReviewDeletion() {
  const { data: user } = useSuspenseQuery(meQuery)
  const { mutateAsync, isPending } = useDeleteReview()
  const [doomed, setDoomed] = useState<Review>()
  const [open, setOpen] = useState(false)

  const deleteIt = async () => {
    if (!doomed) return
    try {
      await mutateAsync(doomed)
      toast.success('Review deleted successfully')
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : undefined
      toast.error('Failed to delete review', { description })
    }
    setOpen(false)
  }
  return {
    mayDelete: user?.role === 'admin',
    ask: (review: Review) => {
      setDoomed(review)
      setOpen(true)
    },
    confirmation: {
      open,
      title: 'Are you sure you want to delete this review?',
      text: doomed && `By ${doomed.user.name}. This cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
      pending: isPending,
      onConfirm: () => void deleteIt(),
      onCancel: () => setOpen(false),
    },
  } as const
}
