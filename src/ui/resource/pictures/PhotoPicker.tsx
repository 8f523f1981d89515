import { useState } from 'react'
import { photoLimits } from '#/platform/media/photoLimits.rules.ts'
import { ImagePlus } from '../../icons/admin.tsx'
import { X } from '../../icons/storefront.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { m } from '../messages/resource.messages.ts'
import { acceptedPictures, fileProblem } from './pictureChecks.ts'
import { chosenPicture, type PictureItem } from './pictureItems.ts'
import { shrinkPicture } from './shrinkPicture.ts'
import { useSource } from './useSource.ts'

export interface PhotoPickerProps {
  items: readonly PictureItem[]
  onChange: (items: PictureItem[]) => void
  /** What the photos should show, e.g. `of the piece as it is`. */
  shows: string
  disabled: boolean
  /** Whether photos are being made smaller: until that is over they are not among the items. */
  reading: boolean
  onReading: (reading: boolean) => void
  error?: string | undefined
}

/** Chooses photos that are sent along. Each is made smaller here, before it is sent over somebody's mobile line. */
export function PhotoPicker({
  items,
  onChange,
  shows,
  disabled,
  reading,
  onReading,
  error,
}: PhotoPickerProps) {
  const [problem, setProblem] = useState<string>()

  const add = async (files: readonly File[]) => {
    onReading(true)
    const smaller: File[] = []
    // One after the other: decoded photos are large.
    for (const file of files) smaller.push((await shrinkPicture(file)) ?? file)
    onReading(false)
    const problems = smaller.flatMap((file) => fileProblem(file, photoLimits.bytes) ?? [])
    const good = smaller.filter((file) => !fileProblem(file, photoLimits.bytes))
    if (items.length + good.length > photoLimits.count)
      problems.push(m.mostPhotos({ most: photoLimits.count }))
    setProblem(problems.join(' ') || undefined)
    onChange([...items, ...good.map(chosenPicture)].slice(0, photoLimits.count))
  }
  const isFull = items.length >= photoLimits.count
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{m.photos()}</p>
      <ul className="flex flex-wrap gap-2">
        {items.map((item, at) => (
          <li key={item.key} className="relative size-20">
            <Preview item={item} />
            <IconButton
              label={m.removePhoto({ place: at + 1, of: items.length })}
              disabled={disabled || reading}
              onClick={() => onChange(items.filter((other) => other !== item))}
              className="absolute! -end-3 -top-3"
            >
              <span className="grid size-6 place-items-center rounded-full bg-surface shadow-sm">
                <X aria-hidden className="size-4" />
              </span>
            </IconButton>
          </li>
        ))}
        {!isFull && (
          <li>
            <label className="grid size-20 place-items-center rounded-md border border-dashed border-edge text-ink-soft transition-colors hover:border-peacock hover:text-peacock has-focus-visible:outline-2 has-focus-visible:outline-haldi-deep">
              <ImagePlus aria-hidden className="size-6" strokeWidth={1.5} />
              <input
                type="file"
                multiple
                accept={acceptedPictures}
                aria-label={m.addPhotos()}
                aria-describedby="photos-error"
                disabled={disabled || reading}
                className="sr-only"
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])]
                  // The same file can be chosen again after it was removed.
                  currentTarget.value = ''
                  void add(files)
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="mt-1.5 text-sm text-ink-faint">
        {reading ? m.readingPhotos() : m.upTo({ most: photoLimits.count, shows })}
      </p>
      <FieldError id="photos-error">{error ?? problem}</FieldError>
    </div>
  )
}

function Preview({ item }: { item: PictureItem }) {
  const source = useSource(item)
  return source && <img src={source} alt="" className="size-full rounded-md bg-sand object-cover" />
}
