import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ApiError } from '#/platform/http/client.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { UploadsContext, useUploads } from '#/ui/resource/pictures/uploading.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { managedBannersQuery, useUploadBanner } from '../../admin.queries.ts'
import { bannerRefusal, recommendedSize } from '../../banners.rules.ts'
import { type Banner, bannerDevice, bannerType, PICTURE_BYTES } from '../../visuals.schema.ts'
import { deviceNames, typeNames } from './bannerNames.ts'
import { m } from './messages/admin.messages.ts'

interface BannerValues extends Pick<Banner, 'device' | 'type'> {
  file: PictureItem[]
}

const bannerForm = z.object({
  device: bannerDevice,
  type: bannerType,
  file: z.array(z.unknown()).min(1, { error: m.choosePicture }),
})

type Form = UseFormReturn<BannerValues, unknown, BannerValues>

/** A refusal that was known before anything was sent. */
class BannerRefused extends Error {
  override name = 'BannerRefused'
}

/** The specification's words, or the reason where it names one (sections 5 and 8). */
const failedText = (error: unknown) => {
  const named =
    error instanceof ApiError &&
    (error.code === 'listing_banner_exists' || error.errors.some(({ field }) => field === 'url'))
  return error instanceof BannerRefused || named ? error.message : m.uploadFailed()
}

const optionsOf = (names: Readonly<Record<string, () => string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: label() }))

const sections = (): readonly FormSection<BannerValues>[] => [
  {
    title: m.uploadBannerTitle(),
    text: m.uploadText(),
    fields: [
      { kind: 'select', name: 'device', label: m.device(), required: true, options: optionsOf(deviceNames) },
      { kind: 'select', name: 'type', label: m.type(), required: true, options: optionsOf(typeNames) },
      {
        kind: 'own',
        name: 'file',
        label: m.bannerImage(),
        wide: true,
        render: (form) => <BannerPictureField form={form} />,
      },
    ],
    aside: (form) => <Refusal form={form} />,
  },
]

function useWanted(form: Form) {
  const [device, type] = useWatch({ control: form.control, name: ['device', 'type'] })
  return { device, type }
}

function BannerPictureField({ form }: { form: Form }) {
  const { device, type } = useWanted(form)
  const size = recommendedSize(device, type)
  return (
    <PicturesField
      form={form}
      name="file"
      label={m.bannerImage()}
      hint={m.imageHint({
        ...{ device: deviceNames[device](), type: typeNames[type]() },
        size: `${size.width}x${size.height}`,
      })}
      most={1}
      mostBytes={PICTURE_BYTES}
      advised={size}
      large
    />
  )
}

function Refusal({ form }: { form: Form }) {
  const wanted = useWanted(form)
  const { data: banners } = useSuspenseQuery(managedBannersQuery)
  const refusal = bannerRefusal(banners, wanted)
  return refusal ? (
    <Callout tone="warning" live>
      {refusal}
    </Callout>
  ) : null
}

/** Uploads a banner through the protocol of image hosting services. */
export function BannerForm() {
  const { data: banners } = useSuspenseQuery(managedBannersQuery)
  const upload = useUploadBanner()
  const { uploads, follow } = useUploads()
  // Each upload starts with an empty form.
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<Pick<Banner, 'device' | 'type'>>({ device: 'desktop', type: 'carousel' })

  const onSave = async ({ device, type, file: [picture] }: BannerValues) => {
    const refusal = bannerRefusal(banners, { device, type })
    if (refusal || !picture?.file) throw new BannerRefused(refusal ?? m.choosePicture())
    const { file } = picture
    const { message } = await follow([picture], [file.size], (onProgress) =>
      upload.mutateAsync({ device, type, file, onProgress }),
    )
    toast.success(message)
    setLast({ device, type })
  }

  return (
    <UploadsContext value={uploads}>
      <ResourceForm
        key={round}
        label={m.uploadBannerTitle()}
        schema={bannerForm}
        values={{ ...last, file: [] }}
        sections={sections()}
        saveLabel={m.uploadBanner()}
        action={(cause) => m.uploadingFailed({ cause })}
        failedText={failedText}
        onSave={onSave}
        onSaved={() => setRound(round + 1)}
      />
    </UploadsContext>
  )
}
