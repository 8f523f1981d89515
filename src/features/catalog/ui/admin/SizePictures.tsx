import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { useSource } from '#/ui/resource/pictures/useSource.ts'
import { m } from './messages/admin.messages.ts'

export interface SizePicturesProps {
  size: string
  /** Those of the product. */
  pictures: readonly PictureItem[]
  /** Keys of those that are the size's own. */
  own: readonly string[]
  onChange: (own: string[]) => void
}

/** Which of the product's pictures show this size: they come first once it is chosen. */
export function SizePictures({ size, pictures, own, onChange }: SizePicturesProps) {
  const chosen = pictures.filter(({ key }) => own.includes(key))
  const toggle = (key: string) =>
    onChange(own.includes(key) ? own.filter((other) => other !== key) : [...own, key])
  if (pictures.length < 2) return null
  return (
    <details className="max-md:col-span-2 md:col-start-2 md:col-end-6">
      <summary className="inline-flex min-h-11 md:min-h-8 cursor-pointer items-center text-sm text-peacock underline-offset-3 hover:underline">
        {chosen.length === 0 ? m.picturesAll() : m.picturesOwn({ count: chosen.length })}
      </summary>
      <fieldset className="pb-3">
        <legend className="mb-2 text-sm text-ink-soft">{m.sizePicturesText({ size })}</legend>
        <div className="flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <Tile
              key={picture.key}
              picture={picture}
              label={m.pictureShowsSize({ place: at + 1, size })}
              checked={own.includes(picture.key)}
              onToggle={() => toggle(picture.key)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  )
}

interface TileProps {
  picture: PictureItem
  label: string
  checked: boolean
  onToggle: () => void
}

function Tile({ picture, label, checked, onToggle }: TileProps) {
  const source = useSource(picture)
  return (
    <label className="relative block w-16 overflow-hidden rounded-sm border-2 border-transparent bg-sand has-checked:border-peacock has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep">
      <span className="block aspect-17/24">
        {source && <img src={source} alt="" className="size-full object-cover" />}
      </span>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onToggle}
        className="absolute top-1 left-1 size-5 accent-peacock"
      />
    </label>
  )
}
