import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { ArrowDown, ArrowUp, Trash2 } from '#/ui/icons/other.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { moveButton } from '#/ui/resource/list/useStepFocus.ts'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { recommendedSize } from '../../banners.rules.ts'
import { deviceNames, typeNames } from './bannerNames.ts'
import { m } from './messages/admin.messages.ts'
import { ShownWhen } from './ShownWhen.tsx'

export const nameOf = ({ device, type }: Pick<ManagedBanner, 'device' | 'type'>) =>
  `${deviceNames[device]()} ${typeNames[type]()}`

export interface BannerRowProps extends ComponentProps<'tr'> {
  banner: ManagedBanner
  /** From 1, in the whole table; tells banners of one kind apart. */
  place: number
  /** From 0, among those of its kind. */
  at: number
  of: number
  busy: boolean
  onStep: (by: -1 | 1) => void
  onRemove: () => void
}

/** One banner with its place in the carousel. */
export function BannerRow({ banner, place, at, of, busy, onStep, onRemove, ...rest }: BannerRowProps) {
  const { _id, url, device, type, createdAt } = banner
  const { width, height } = recommendedSize(device, type)
  const named = { place, kind: nameOf(banner) }
  return (
    <tr {...rest} className={clsx(of > 1 && 'md:cursor-grab', rest.className)}>
      <Td className="max-md:justify-start!">
        <Picture
          src={url}
          alt={m.bannerAt({ place })}
          sizes="160px"
          ratio={`${width}/${height}`}
          className={`rounded-sm ${device === 'desktop' ? 'w-40' : 'w-16'}`}
        />
      </Td>
      <Td label={m.device()}>{deviceNames[device]()}</Td>
      <Td label={m.type()}>{typeNames[type]()}</Td>
      <Td label={m.place()} className="tabular-nums">
        {m.placeOf({ place: at + 1, all: of })}
      </Td>
      <Td label={m.says()} className="wrap-anywhere md:max-w-56">
        {banner.headline || (banner.alt && <span className="text-ink-soft">{banner.alt}</span>) || '–'}
      </Td>
      <Td label={m.shown()}>
        <ShownWhen dates={banner} />
      </Td>
      <Td label={m.uploaded()}>
        <time dateTime={createdAt} className="whitespace-nowrap">
          {formatIndiaDay(createdAt)}
        </time>
      </Td>
      <Td className="whitespace-nowrap max-md:justify-end!">
        {of > 1 && (
          <>
            <IconButton
              id={moveButton(_id, -1)}
              label={m.moveUp(named)}
              disabled={busy || at === 0}
              onClick={() => onStep(-1)}
            >
              <ArrowUp aria-hidden className="size-4.5" strokeWidth={1.75} />
            </IconButton>
            <IconButton
              id={moveButton(_id, 1)}
              label={m.moveDown(named)}
              disabled={busy || at === of - 1}
              onClick={() => onStep(1)}
            >
              <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
            </IconButton>
          </>
        )}
        <Link
          to="/admin/manage-banners"
          search={{ edit: _id }}
          aria-label={m.editNamed(named)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {m.edit()}
        </Link>
        <IconButton label={m.deleteNamed(named)} className="text-danger!" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </Td>
    </tr>
  )
}
