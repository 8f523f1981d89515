import { type FormEvent, useState } from 'react'
import { uploadPicture } from '#/features/visuals/admin.queries.ts'
import { PICTURE_BYTES } from '#/features/visuals/visuals.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { UploadsContext, useUploads } from '#/ui/resource/pictures/uploading.ts'
import { LONGEST_CAPTION } from '../../../body.rules.ts'
import { type ShownPicture, shownPictureSchema } from '../../../body.schema.ts'
import { m } from './messages/editor.messages.ts'
import { PictureFields, type TypedPicture } from './PictureFields.tsx'

export interface PictureDialogProps {
  title: string
  /** What stands there now; undefined for one that is still to be chosen. */
  pictures: readonly (ShownPicture | undefined)[]
  caption: string
  onDone: (pictures: ShownPicture[], caption: string) => void
  onClose: () => void
}

const typedOf = (picture: ShownPicture | undefined): TypedPicture => ({
  items: picture ? [storedPicture(picture.src)] : [],
  alt: picture?.alt ?? '',
})

/** One picture or two: uploaded, described, with a caption. What was uploaded stays when something else is still missing. */
export function PictureDialog({ title, pictures, caption, onDone, onClose }: PictureDialogProps) {
  const [typed, setTyped] = useState(() => pictures.map(typedOf))
  const [line, setLine] = useState(caption)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [failed, setFailed] = useState<string>()
  const [pending, setPending] = useState(false)
  const { uploads, follow } = useUploads()
  const many = pictures.length > 1

  const stored = async (item: PictureItem | undefined): Promise<PictureItem | undefined> => {
    const file = item?.file
    if (!file || !item) return item
    const { secure_url } = await follow([item], [file.size], (onProgress) => uploadPicture(file, onProgress))
    return storedPicture(secure_url)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const missing = typed.flatMap(({ items, alt }, at) => [
      ...(items.length === 0 ? [[`${at}.src`, m.choosePicture()] as const] : []),
      ...(alt.trim() === '' ? [[`${at}.alt`, m.sayWhatItShows()] as const] : []),
    ])
    setProblems(new Map(missing))
    if (missing.length > 0) return
    setPending(true)
    setFailed(undefined)
    try {
      const now = [...typed]
      for (const [at, { items, alt }] of typed.entries()) {
        const item = await stored(items[0])
        now[at] = { items: item ? [item] : [], alt }
        setTyped([...now])
      }
      onDone(
        now.map(({ items, alt }) => shownPictureSchema.parse({ src: items[0]?.url, alt })),
        line.trim(),
      )
    } catch (error) {
      setFailed(errorText(error, { action: (cause) => m.uploadingFailed({ cause }) }))
    } finally {
      setPending(false)
    }
  }

  return (
    <FormDialog
      title={title}
      submitLabel={many ? m.takeThese() : m.takeThis()}
      pending={pending}
      problem={failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <UploadsContext value={uploads}>
        {typed.map((one, at) => (
          <PictureFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the left and the right one have no identity but their place
            key={at}
            name={many ? (at === 0 ? m.left() : m.right()) : m.picture()}
            typed={one}
            mostBytes={PICTURE_BYTES}
            problems={{ src: problems.get(`${at}.src`), alt: problems.get(`${at}.alt`) }}
            onChange={(next) => setTyped(typed.with(at, next))}
          />
        ))}
      </UploadsContext>
      <Field label={m.caption()} hint={m.captionHint()}>
        <Input
          value={line}
          maxLength={LONGEST_CAPTION}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
