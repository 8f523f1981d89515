import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { failureText } from '#/ui/resource/failureText.ts'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { recommendedSize } from '../../banners.rules.ts'
import { bannersQuery, useDeleteBanner } from '../../visuals.queries.ts'
import type { Banner } from '../../visuals.schema.ts'
import { deviceNames, typeNames } from './bannerNames.ts'

/** The same day for everybody, on the server and in any browser. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

const nameOf = ({ device, type }: Banner) => `${deviceNames[device]} ${typeNames[type]}`

/** The uploaded banners; deleting one is confirmed in a toast (specification, section 2). */
export function BannerTable() {
  const banners = useQuery(bannersQuery)
  const remove = useDeleteBanner()

  // One question at a time; each is a toast of its own, as one that is just leaving would take a new one along.
  const asked = useRef<string>(undefined)

  const doDelete = async (banner: Banner) => {
    try {
      const { message } = await remove.mutateAsync(banner._id)
      toast.success(message)
    } catch {
      toast.error('Delete failed!')
    }
  }
  const ask = (banner: Banner) => {
    if (asked.current) toast.dismiss(asked.current)
    asked.current = toast.info(`Delete this ${nameOf(banner)}?`, {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Delete', onClick: () => void doDelete(banner) },
      cancel: { label: 'Cancel', onClick: () => {} },
    })
  }

  if (banners.isPending) return <ListSkeleton label="Loading banners" rows={4} />
  if (!banners.data) {
    return (
      <ErrorState
        title="The banners could not be loaded"
        text={failureText(banners.error, 'fetching banners')}
        onRetry={() => void banners.refetch()}
        retrying={banners.isFetching}
      />
    )
  }
  if (banners.data.length === 0) {
    return <EmptyState title="No banners yet" text="The shop shows its own pictures until you upload one." />
  }
  return (
    <Table caption="Uploaded banners">
      <thead>
        <tr>
          <Th>Banner</Th>
          <Th>Device</Th>
          <Th>Type</Th>
          <Th>Uploaded</Th>
          <Th className="w-px">
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {banners.data.map((banner, at) => (
          <BannerRow key={banner._id} banner={banner} place={at + 1} onDelete={() => ask(banner)} />
        ))}
      </tbody>
    </Table>
  )
}

interface BannerRowProps {
  banner: Banner
  /** From 1; tells banners of one kind apart. */
  place: number
  onDelete: () => void
}

function BannerRow({ banner, place, onDelete }: BannerRowProps) {
  const { url, device, type, createdAt } = banner
  const { width, height } = recommendedSize(device, type)
  return (
    <tr>
      <Td className="max-md:justify-start!">
        <Picture
          src={url}
          alt={`Banner ${place}`}
          sizes="160px"
          ratio={`${width}/${height}`}
          className={`rounded-sm ${device === 'desktop' ? 'w-40' : 'w-16'}`}
        />
      </Td>
      <Td label="Device">{deviceNames[device]}</Td>
      <Td label="Type">{typeNames[type]}</Td>
      <Td label="Uploaded">
        <time dateTime={createdAt} className="whitespace-nowrap">
          {day.format(new Date(createdAt))}
        </time>
      </Td>
      <Td className="max-md:justify-end!">
        <IconButton
          label={`Delete banner ${place}, ${nameOf(banner)}`}
          className="text-danger!"
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </Td>
    </tr>
  )
}
