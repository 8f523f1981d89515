import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { useStepFocus } from '#/ui/resource/list/useStepFocus.ts'
import { movePicture } from '#/ui/resource/pictures/pictureItems.ts'
import { useReorderBanners } from '../../admin.queries.ts'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { m } from './messages/admin.messages.ts'
import { idsOfKind } from './moveBanner.ts'

export interface BannerMoves {
  readonly pending: boolean
  /** What happened last, for screen readers. */
  readonly said: string
  /** One place up (-1) or down (1), by a button that keeps the focus. */
  step(banner: ManagedBanner, by: -1 | 1): void
  /** To the place of another banner of its kind. */
  moveTo(banner: ManagedBanner, place: ManagedBanner): void
}

/** Puts the banners of a kind in another order, stored at once. */
export function useBannerMoves(banners: readonly ManagedBanner[]): BannerMoves {
  const order = useReorderBanners()
  const [said, setSaid] = useState('')
  const follow = useStepFocus()

  const move = async (banner: ManagedBanner, to: number) => {
    const ids = idsOfKind(banners, banner)
    const next = movePicture(ids, ids.indexOf(banner._id), to)
    try {
      await order.mutateAsync(next)
      setSaid(m.movedTo({ place: next.indexOf(banner._id) + 1, all: next.length }))
    } catch (error) {
      toast.error(errorText(error, { action: (cause) => m.reorderingFailed({ cause }) }))
    }
  }

  return {
    pending: order.isPending,
    said,
    step(banner, by) {
      const at = idsOfKind(banners, banner).indexOf(banner._id)
      void move(banner, at + by).then(() => follow({ id: banner._id, by }))
    },
    moveTo(banner, place) {
      const ids = idsOfKind(banners, banner)
      if (ids.includes(place._id) && place._id !== banner._id) void move(banner, ids.indexOf(place._id))
    },
  }
}
