import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { WordedField } from '#/features/shop/ui/words/OwnWordsField.tsx'
import { typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { ownWordsSection } from '#/features/shop/ui/words/ownWordsSection.tsx'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
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
import { m } from './messages/admin.messages.ts'

type Form = UseFormReturn<TypedDetails, unknown, TypedDetails>

const typedOf = ({ headline, text, button, link, alt, focus, from, until, words }: BannerDetails) => ({
  words: typedWords('banner', words),
  ...{ headline, text, button, link, alt, focus },
  from: toIndiaInput(from),
  until: toIndiaInput(until),
})

const detailsOf = ({ from, until, ...rest }: TypedDetails): BannerDetails => ({
  ...rest,
  from: fromIndiaInput(from),
  until: fromIndiaInput(until),
})

const words = (): FormSection<TypedDetails> => ({
  title: m.wordsAndLink(),
  text: m.wordsAndLinkText(),
  fields: [
    { kind: 'text', name: 'headline', label: m.headline(), wide: true, maxLength: longest.LONGEST_HEADLINE },
    { kind: 'text', name: 'text', label: m.lineBelow(), wide: true, maxLength: longest.LONGEST_TEXT },
    {
      ...{ kind: 'text', name: 'button', label: m.button(), maxLength: longest.LONGEST_BUTTON },
      hint: m.buttonHint(),
    },
    {
      ...{ kind: 'text', name: 'link', label: m.leadsTo(), maxLength: LONGEST_LINK },
      ...{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
      hint: pageLinkHint(),
    },
  ],
})

const pictureOf = (url: string): FormSection<TypedDetails> => ({
  title: m.picture(),
  fields: [
    {
      ...{ kind: 'text', name: 'alt', label: m.pictureShows(), wide: true },
      maxLength: longest.LONGEST_ALT,
      hint: m.pictureShowsHint(),
    },
    {
      ...{ kind: 'own', name: 'focus', label: m.mustStay(), wide: true },
      render: (form) => <FocusField form={form} url={url} />,
    },
  ],
})

const worded = (): readonly WordedField<TypedDetails>[] => {
  const { headline, text, button, alt } = translated.banner
  return [
    { field: 'headline', english: 'headline', label: m.headline(), longest: headline },
    { field: 'text', english: 'text', label: m.lineBelow(), longest: text },
    { field: 'button', english: 'button', label: m.button(), longest: button },
    { field: 'alt', english: 'alt', label: m.pictureShows(), longest: alt },
  ]
}

const dates = (): FormSection<TypedDetails> => ({
  title: m.whenShown(),
  text: m.whenShownText(),
  fields: [
    { kind: 'datetime-local', name: 'from', label: m.from() },
    { kind: 'datetime-local', name: 'until', label: m.until() },
  ],
})

/** What a banner says, where it leads and when it is shown; of one of the carousel with the home page as it would be. */
export function BannerDetailsForm({ banner }: { banner: ManagedBanner }) {
  const change = useChangeBanner()
  const navigate = useNavigate()
  const [seen] = useState(() => makeSeen<BannerDetails, TypedDetails>(banner, typedOf))
  const { languages } = useSuspenseQuery(shopQuery).data
  const [sections] = useState((): FormSection<TypedDetails>[] => {
    const inOthers = ownWordsSection(languages, worded())
    if (banner.type === 'banner') return [words(), pictureOf(banner.url), dates(), ...inOthers]
    const seenAtOnce = { ...dates(), aside: (form: Form) => <Preview form={form} banner={banner} /> }
    return [words(), pictureOf(banner.url), seenAtOnce, ...inOthers]
  })
  return (
    <ResourceForm
      label={m.whatItSays()}
      schema={bannerDetailsForm}
      values={typedOf(banner)}
      seen={seen}
      sections={sections}
      saveLabel={m.saveBanner()}
      action={(cause) => m.changingFailed({ cause })}
      onSave={async (entered) => {
        const names = seen.changed(entered)
        const { message, banner: stored } = await change.mutateAsync({
          ...{ _id: banner._id, ...fieldsNamed(detailsOf(entered), names) },
          seen: { ...(names.includes('words') && { words: null }), ...seen.of(names) },
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
      {m.bannerAlone()}
    </HomePreview>
  )
}
