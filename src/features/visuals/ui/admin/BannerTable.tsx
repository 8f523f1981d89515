import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Table, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { managedBannersQuery, useDeleteBanner } from '../../admin.queries.ts'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { BannerRow, nameOf } from './BannerRow.tsx'
import { m } from './messages/admin.messages.ts'
import { byKind, idsOfKind } from './moveBanner.ts'
import { useBannerMoves } from './useBannerMoves.ts'

const none: readonly ManagedBanner[] = []

/** The uploaded banners in their order; deleting one is confirmed in a toast (specification, section 2). */
export function BannerTable() {
  const banners = useQuery(managedBannersQuery)
  const remove = useDeleteBanner()
  const moves = useBannerMoves(banners.data ?? none)
  const [dragged, setDragged] = useState<ManagedBanner>()

  // One question at a time; each is a toast of its own, as one that is just leaving would take a new one along.
  const asked = useRef<string>(undefined)

  const doDelete = async (banner: ManagedBanner) => {
    try {
      const { message } = await remove.mutateAsync(banner._id)
      toast.success(message)
    } catch {
      toast.error(m.deleteFailed())
    }
  }
  const ask = (banner: ManagedBanner) => {
    if (asked.current) toast.dismiss(asked.current)
    asked.current = toast.info(m.deleteAsked({ kind: nameOf(banner) }), {
      duration: Number.POSITIVE_INFINITY,
      action: { label: m.delete(), onClick: () => void doDelete(banner) },
      cancel: { label: m.cancel(), onClick: () => {} },
    })
  }

  if (banners.isPending) return <ListSkeleton label={m.loading()} rows={4} />
  if (!banners.data) {
    return (
      <ErrorState
        title={m.notLoaded()}
        text={errorText(banners.error, { action: (cause) => m.fetchingFailed({ cause }) })}
        onRetry={() => void banners.refetch()}
        retrying={banners.isFetching}
      />
    )
  }
  if (banners.data.length === 0) {
    return <EmptyState title={m.none()} text={m.noneText()} />
  }
  const rows = byKind(banners.data)
  return (
    <>
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <Table caption={m.uploadedBanners()}>
        <thead>
          <tr>
            <Th>{m.banner()}</Th>
            <Th>{m.device()}</Th>
            <Th>{m.type()}</Th>
            <Th>{m.place()}</Th>
            <Th>{m.says()}</Th>
            <Th>{m.shown()}</Th>
            <Th>{m.uploaded()}</Th>
            <Th className="w-px">
              <span className="sr-only">{m.actions()}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((banner, at) => {
            const kind = idsOfKind(rows, banner)
            return (
              <BannerRow
                key={banner._id}
                banner={banner}
                place={at + 1}
                at={kind.indexOf(banner._id)}
                of={kind.length}
                busy={moves.pending}
                onStep={(by) => moves.step(banner, by)}
                onRemove={() => ask(banner)}
                draggable={kind.length > 1}
                className={clsx(dragged === banner && 'opacity-40')}
                onDragStart={() => setDragged(banner)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => dragged && kind.includes(dragged._id) && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged) moves.moveTo(dragged, banner)
                  setDragged(undefined)
                }}
              />
            )
          })}
        </tbody>
      </Table>
    </>
  )
}
