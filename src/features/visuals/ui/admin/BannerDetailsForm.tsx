import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { LONGEST_LINK, pageLinkHint } from '#/platform/typed/link.rules.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useChangeBanner } from '../../admin.queries.ts'
import * as longest from '../../bannerDetails.rules.ts'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { type BannerDetails, bannerDetailsForm, type TypedDetails } from '../../bannerDetails.schema.ts'
import { shownBanner } from '../../shownBanner.rules.ts'
import { FocusField } from './FocusField.tsx'
import { HomePreview } from './HomePreview.tsx'

type Form = UseFormReturn<TypedDetails, unknown, TypedDetails>

const typedOf = ({ headline, text, button, link, alt, focus, from, until }: BannerDetails) => ({
  ...{ headline, text, button, link, alt, focus },
  from: toIndiaInput(from),
  until: toIndiaInput(until),
})

const detailsOf = ({ from, until, ...rest }: TypedDetails): BannerDetails => ({
  ...rest,
  from: fromIndiaInput(from),
  until: fromIndiaInput(until),
})

const words: FormSection<TypedDetails> = {
  title: 'Words and link',
  text: 'They stand over the picture. Without words the picture stands alone; with a link and no button all of it can be pressed.',
  fields: [
    { kind: 'text', name: 'headline', label: 'Headline', wide: true, maxLength: longest.LONGEST_HEADLINE },
    { kind: 'text', name: 'text', label: 'Line below it', wide: true, maxLength: longest.LONGEST_TEXT },
    {
      ...{ kind: 'text', name: 'button', label: 'Button', maxLength: longest.LONGEST_BUTTON },
      hint: 'Such as: See the silks',
    },
    {
      ...{ kind: 'text', name: 'link', label: 'Leads to', maxLength: LONGEST_LINK },
      ...{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
      hint: pageLinkHint(),
    },
  ],
}

const pictureOf = (url: string): FormSection<TypedDetails> => ({
  title: 'Picture',
  fields: [
    {
      ...{ kind: 'text', name: 'alt', label: 'What the picture shows', wide: true },
      maxLength: longest.LONGEST_ALT,
      hint: 'Read out to those who do not see it. Empty where it is only decoration.',
    },
    {
      ...{ kind: 'own', name: 'focus', label: 'What must stay in sight', wide: true },
      render: (form) => <FocusField form={form} url={url} />,
    },
  ],
})

const dates: FormSection<TypedDetails> = {
  title: 'When it is shown',
  text: 'By the clocks of India. Without dates it is always shown.',
  fields: [
    { kind: 'datetime-local', name: 'from', label: 'From' },
    { kind: 'datetime-local', name: 'until', label: 'Until' },
  ],
}

/** What a banner says, where it leads and when it is shown, with the home page as it would be. */
export function BannerDetailsForm({ banner }: { banner: ManagedBanner }) {
  const change = useChangeBanner()
  const navigate = useNavigate()
  const [seen] = useState(() => makeSeen<BannerDetails, TypedDetails>(banner, typedOf))
  const [sections] = useState((): FormSection<TypedDetails>[] => {
    if (banner.type === 'banner') return [pictureOf(banner.url), dates]
    const seenAtOnce = { ...dates, aside: (form: Form) => <Preview form={form} banner={banner} /> }
    return [words, pictureOf(banner.url), seenAtOnce]
  })
  return (
    <ResourceForm
      label="What the banner says"
      schema={bannerDetailsForm}
      values={typedOf(banner)}
      seen={seen}
      sections={sections}
      saveLabel="Save banner"
      action="changing the banner"
      onSave={async (entered) => {
        const names = seen.changed(entered)
        const changed = Object.entries(detailsOf(entered)).filter(([name]) => names.includes(name))
        const { message, banner: stored } = await change.mutateAsync({
          ...{ _id: banner._id, ...Object.fromEntries(changed) },
          seen: seen.of(names),
        })
        toast.success(message)
        return stored
      }}
      onSaved={() => navigate({ to: '/admin/manage-banners' })}
    />
  )
}

function Preview({ form, banner }: { form: Form; banner: ManagedBanner }) {
  const [headline, text, button, link, alt, focus] = useWatch({
    control: form.control,
    name: ['headline', 'text', 'button', 'link', 'alt', 'focus'],
  })
  const typed = { ...banner, headline, text, button, link, alt, focus, from: null, until: null }
  return (
    <HomePreview banners={[shownBanner(typed)]} first={banner.device === 'mobile' ? 'phone' : 'desktop'}>
      The home page with this banner alone, as you type.
    </HomePreview>
  )
}
