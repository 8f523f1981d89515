import { useEffect, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import { movePicture } from '#/ui/resource/pictures/pictureItems.ts'
import { useReorderBanners } from '../../admin.queries.ts'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { idsOfKind } from './moveBanner.ts'

/** Names the button that moves a banner, so that focus finds it again after its row went elsewhere. */
export const moveButton = (id: string, by: -1 | 1) => `move-${id}-${by < 0 ? 'up' : 'down'}`

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
  const [stepped, setStepped] = useState<{ id: string; by: -1 | 1 }>()

  // The row has moved with the button in it; at an end only the other one can be pressed.
  useEffect(() => {
    if (!stepped) return
    const { id, by } = stepped
    const wanted = document.getElementById(moveButton(id, by))
    const other = document.getElementById(moveButton(id, by < 0 ? 1 : -1))
    const button = wanted instanceof HTMLButtonElement && !wanted.disabled ? wanted : other
    button?.focus()
  }, [stepped])

  const move = async (banner: ManagedBanner, to: number) => {
    const ids = idsOfKind(banners, banner)
    const next = movePicture(ids, ids.indexOf(banner._id), to)
    try {
      await order.mutateAsync(next)
      setSaid(`Moved to place ${next.indexOf(banner._id) + 1} of ${next.length}.`)
    } catch (error) {
      toast.error(errorText(error, { action: 'ordering banners' }))
    }
  }

  return {
    pending: order.isPending,
    said,
    step(banner, by) {
      const at = idsOfKind(banners, banner).indexOf(banner._id)
      void move(banner, at + by).then(() => setStepped({ id: banner._id, by }))
    },
    moveTo(banner, place) {
      const ids = idsOfKind(banners, banner)
      if (ids.includes(place._id) && place._id !== banner._id) void move(banner, ids.indexOf(place._id))
    },
  }
}
