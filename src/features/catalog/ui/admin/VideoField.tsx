import { use, useId, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { videoLimits } from '#/platform/media/video.ts'
import { Trash2 } from '#/ui/icons/other.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { RefusalsContext } from '#/ui/resource/form/refusals.ts'
import { chosenPicture, type PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { UploadBar } from '#/ui/resource/pictures/UploadBar.tsx'
import { UploadsContext } from '#/ui/resource/pictures/uploading.ts'
import { useSource } from '#/ui/resource/pictures/useSource.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { acceptedVideos, lengthOf, videoProblem } from './videoChecks.ts'

/** The one short video of a product: chosen, looked at, replaced and taken away. */
export function VideoField({ form }: { form: UseFormReturn<ProductValues, unknown, ProductValues> }) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'video' })
  const refusals = use(RefusalsContext)
  const [refused, setRefused] = useState<string>()
  const error = fieldState.error?.message ?? refused

  const refuse = (text: string | undefined) => {
    setRefused(text)
    if (text) refusals.set('video', text)
    else refusals.delete('video')
    form.clearErrors('video')
  }
  const choose = async (file: File) => {
    const problem = videoProblem(file, undefined) ?? videoProblem(file, await lengthOf(file))
    refuse(problem && `${file.name}: ${problem}`)
    if (!problem) field.onChange(chosenPicture(file))
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{m.videoOptional()}</p>
      <div className="flex flex-wrap items-center gap-3">
        {field.value && <VideoTile item={field.value} onRemove={() => field.onChange(null)} />}
        <label
          htmlFor={id}
          className="grid min-h-11 place-items-center rounded-md border border-dashed border-edge px-4 py-2 text-sm text-ink-soft hover:border-peacock hover:text-peacock has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-haldi-deep"
        >
          {field.value ? m.chooseAnotherVideo() : m.chooseVideo()}
          <input
            ref={field.ref}
            id={id}
            type="file"
            accept={acceptedVideos}
            aria-label={m.video()}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={`${id}-error ${id}-hint`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              currentTarget.value = ''
              if (file) void choose(file)
            }}
          />
        </label>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {refused && (
        <Button size="sm" className="mt-2" onClick={() => refuse(undefined)}>
          {m.saveWithoutVideo()}
        </Button>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
        {m.videoHint({ megabytes: videoLimits.bytes / 1024 / 1024, seconds: videoLimits.ms / 1000 })}
      </p>
    </div>
  )
}

function VideoTile({ item, onRemove }: { item: PictureItem; onRemove: () => void }) {
  const source = useSource(item)
  const uploads = use(UploadsContext)
  const sent = uploads.sent.get(item.key)
  return (
    <div className="flex items-end rounded-md border border-line bg-page">
      <div className="relative overflow-hidden rounded-s-md bg-sand">
        {source && (
          <video
            src={source}
            controls
            muted
            loop
            playsInline
            preload="metadata"
            aria-label={m.videoPreview()}
            className="h-60 max-w-full object-contain"
          />
        )}
        {sent !== undefined && <UploadBar name={m.theVideo()} sent={sent} />}
      </div>
      <IconButton label={m.removeVideo()} onClick={onRemove} className="text-danger!">
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
      {uploads.broken?.key === item.key && (
        <div role="alert" className="max-w-60 p-2 text-xs text-danger">
          <p>{uploads.broken.text}</p>
          <Button type="submit" size="sm" className="my-1.5">
            {m.sendAgain()}
          </Button>
        </div>
      )}
    </div>
  )
}
