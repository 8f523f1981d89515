import clsx from 'clsx'
import { use, useState } from 'react'
import { ArrowRight } from '../../icons/admin.tsx'
import { Trash2 } from '../../icons/other.tsx'
import { ArrowLeft } from '../../icons/storefront.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { m } from '../messages/resource.messages.ts'
import { type PictureSize, sizeNote } from './pictureChecks.ts'
import type { PictureItem } from './pictureItems.ts'
import { UploadBar } from './UploadBar.tsx'
import { UploadsContext } from './uploading.ts'
import { useSource } from './useSource.ts'

export interface PictureTileProps {
  item: PictureItem
  /** From 0. */
  at: number
  of: number
  role?: string | undefined
  advised: PictureSize
  /** Names the buttons that move it, so that focus finds them again. */
  id: string
  /** Places to go: -1 is one earlier. */
  onMove: (by: number) => void
  onRemove: () => void
}

/** One picture with its place in the order and what could be said about its size. */
export function PictureTile({ id, item, at, of, role, advised, onMove, onRemove }: PictureTileProps) {
  const source = useSource(item)
  const [size, setSize] = useState<PictureSize>()
  const [broken, setBroken] = useState(false)
  const note = broken ? m.cannotBeShown() : size && sizeNote(size, advised)
  const uploads = use(UploadsContext)
  const sent = uploads.sent.get(item.key)
  const name = m.pictureOf({ place: at + 1, of })
  return (
    <div className="flex h-full flex-col rounded-md border border-line bg-page">
      <div
        className="relative overflow-hidden rounded-t-md bg-sand"
        style={{ aspectRatio: `${advised.width}/${advised.height}` }}
      >
        {source && (
          <img
            src={source}
            alt={m.previewOf({ name })}
            className="size-full object-cover"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              item.file && setSize({ width, height })
            }
            onError={() => setBroken(item.file !== undefined)}
          />
        )}
        {role && (
          <Badge tone="haldi" className="absolute inset-s-1.5 top-1.5">
            {role}
          </Badge>
        )}
        {sent !== undefined && <UploadBar name={name} sent={sent} />}
      </div>
      {uploads.broken?.key === item.key && (
        <div role="alert" className="px-2 pt-1.5 text-xs text-danger">
          <p>{uploads.broken.text}</p>
          <Button type="submit" size="sm" className="my-1.5">
            {m.sendAgain()}
          </Button>
        </div>
      )}
      {note && <p className="px-2 pt-1.5 text-xs text-warning">{note}</p>}
      <div className={clsx('mt-auto flex', of > 1 ? 'justify-between' : 'justify-end')}>
        {of > 1 && (
          <>
            <IconButton
              id={`${id}-earlier`}
              label={m.moveEarlier({ name })}
              disabled={at === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              id={`${id}-later`}
              label={m.moveLater({ name })}
              disabled={at === of - 1}
              onClick={() => onMove(1)}
            >
              <ArrowRight aria-hidden className="size-4" />
            </IconButton>
          </>
        )}
        <IconButton label={m.remove({ name })} onClick={onRemove} className="text-danger!">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
