import clsx from 'clsx'
import { type DragEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { ImagePlus } from '../../icons/admin.tsx'
import { Button } from '../../kit/Button.tsx'
import { FieldError } from '../../kit/Field.tsx'
import { m } from '../messages/resource.messages.ts'
import { PictureTile } from './PictureTile.tsx'
import { acceptedPictures, fileProblem, needsShrinking, type PictureSize } from './pictureChecks.ts'
import { chosenPicture, movePicture, type PictureItem } from './pictureItems.ts'
import { shrinkPicture } from './shrinkPicture.ts'

export interface PicturePickerProps {
  label: string
  hint?: ReactNode
  items: readonly PictureItem[]
  onChange: (items: PictureItem[]) => void
  /** Told what cannot be taken, and of nothing once that is settled. */
  onRefused: (text: string | undefined) => void
  /** With 1, a new picture takes the place of the old one. */
  most: number
  mostBytes: number
  advised: PictureSize
  /** What the first places mean, e.g. "Main". */
  roles?: readonly string[]
  error?: string | undefined
  /** One picture over the whole width, for banners. */
  large?: boolean
  /** The file input, for focus on failure. */
  ref?: Ref<HTMLInputElement>
}

const noRoles: readonly string[] = []

/** Chooses pictures by dialog or by dropping files; checks them before they are sent; puts them in order. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, hint, items, onChange, most, mostBytes, advised, roles = noRoles, error, large } = props
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const [reading, setReading] = useState(false)
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [stepped, setStepped] = useState<{ key: string; by: number; place: number }>()

  const refuse = (text: string | undefined) => {
    setRefused(text)
    props.onRefused(text)
  }

  const add = async (files: Iterable<File>) => {
    setReading(true)
    const chosen: File[] = []
    // One after the other: decoded photos are large.
    for (const file of files) {
      const smaller = needsShrinking(file, mostBytes) ? await shrinkPicture(file) : undefined
      chosen.push(smaller ?? file)
    }
    setReading(false)
    const problems = chosen.flatMap((file) => fileProblem(file, mostBytes) ?? [])
    const good = chosen.filter((file) => !fileProblem(file, mostBytes)).map(chosenPicture)
    const next = most === 1 ? good.slice(-1) : [...items, ...good].slice(0, most)
    if (most > 1 && items.length + good.length > most) problems.push(m.mostPictures({ most }))
    refuse(problems.join(' ') || undefined)
    if (good.length > 0) onChange(next)
  }

  // The browser forgets the focus of a tile that is moved; at an end only the other button can be pressed.
  useEffect(() => {
    if (!stepped) return
    const [wanted, other] = stepped.by < 0 ? ['earlier', 'later'] : ['later', 'earlier']
    const button = (way: string | undefined) => document.getElementById(`${id}-${stepped.key}-${way}`)
    const first = button(wanted)
    const target = first instanceof HTMLButtonElement && first.disabled ? button(other) : first
    target?.focus()
  }, [id, stepped])

  const step = (item: PictureItem, at: number, by: number) => {
    onChange(movePicture(items, at, at + by))
    setStepped({ key: item.key, by, place: at + by + 1 })
  }

  const drop = (event: DragEvent) => {
    if (dragged !== undefined) return
    event.preventDefault()
    setOver(false)
    void add(event.dataTransfer.files)
  }

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <ul
        className={clsx(
          'grid gap-3',
          large ? 'max-w-md' : 'grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]',
        )}
      >
        {items.map((item, at) => (
          <li
            key={item.key}
            draggable={items.length > 1}
            className={clsx(dragged === at && 'opacity-40')}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              onChange(movePicture(items, dragged, at))
              setDragged(undefined)
            }}
          >
            <PictureTile
              id={`${id}-${item.key}`}
              item={item}
              at={at}
              of={items.length}
              role={roles[at]}
              advised={advised}
              onMove={(by) => step(item, at, by)}
              onRemove={() => onChange(items.filter((other) => other !== item))}
            />
          </li>
        ))}
        <li className={clsx(most > 1 && items.length >= most && 'hidden')}>
          <label
            htmlFor={id}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={clsx(
              'flex h-full min-h-32 flex-col items-center justify-center gap-2 rounded-md border border-dashed p-3 text-center text-sm text-ink-soft transition-colors',
              'hover:border-peacock hover:text-peacock has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep',
              over ? 'border-peacock bg-peacock-wash' : 'border-edge',
            )}
          >
            <ImagePlus aria-hidden className="size-6" strokeWidth={1.5} />
            {reading
              ? m.readingPicture()
              : most === 1 && items.length > 0
                ? m.chooseAnother()
                : m.chooseOrDrop()}
            <input
              ref={props.ref}
              id={id}
              type="file"
              accept={acceptedPictures}
              multiple={most > 1}
              aria-label={label}
              aria-invalid={Boolean(error ?? refused) || undefined}
              aria-describedby={`${id}-error ${id}-hint`}
              className="sr-only"
              onChange={({ currentTarget }) => {
                // The list empties with the field; the same file can be chosen again after it was removed.
                const files = [...(currentTarget.files ?? [])]
                currentTarget.value = ''
                void add(files)
              }}
            />
          </label>
        </li>
      </ul>
      <p role="status" className="sr-only">
        {stepped && m.movedTo({ place: stepped.place, of: items.length })}
      </p>
      <FieldError id={`${id}-error`}>{error ?? refused}</FieldError>
      {refused && (
        <Button size="sm" className="mt-2" onClick={() => refuse(undefined)}>
          {m.saveWithout()}
        </Button>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {hint ?? m.advised({ size: `${advised.width}x${advised.height}` })}
      </p>
    </div>
  )
}
