import { useState } from 'react'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PicturePicker } from '#/ui/resource/pictures/PicturePicker.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { LONGEST_ALT } from '../../../body.rules.ts'

/** px: sharp over the whole width of a page. */
const advised = { width: 1440, height: 960 }

/** A picture as it is chosen: none or one, stored or not yet. */
export interface TypedPicture {
  readonly items: readonly PictureItem[]
  readonly alt: string
}

export interface PictureFieldsProps {
  name: string
  typed: TypedPicture
  mostBytes: number
  problems: { readonly src: string | undefined; readonly alt: string | undefined }
  onChange: (typed: TypedPicture) => void
}

/** A picture and what it shows. */
export function PictureFields({ name, typed, mostBytes, problems, onChange }: PictureFieldsProps) {
  const [refused, setRefused] = useState<string>()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{name}</legend>
      <PicturePicker
        label={name}
        hint="PNG or JPEG, at most 5 MB. It is shown whole, in its own proportions."
        items={typed.items}
        onChange={(items) => onChange({ ...typed, items })}
        onRefused={setRefused}
        most={1}
        mostBytes={mostBytes}
        advised={advised}
        error={refused ? undefined : problems.src}
      />
      <Field
        label="What it shows"
        required
        error={problems.alt}
        hint="Read out to those who do not see it, such as: A weaver at a pit loom in Varanasi."
      >
        <Input
          value={typed.alt}
          maxLength={LONGEST_ALT}
          onChange={({ currentTarget }) => onChange({ ...typed, alt: currentTarget.value })}
        />
      </Field>
    </fieldset>
  )
}
