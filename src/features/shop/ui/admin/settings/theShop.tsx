import { Link } from '@tanstack/react-router'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What the shop is called. */
export const theShop = (): FormSection<SettingsValues> => ({
  title: m.theShop(),
  mark: 'the-shop',
  text: (
    <Sentence
      text={m.theShopText({ look: '{look}' })}
      parts={{
        look: (
          <Link to="/admin/look" className="link">
            {m.lookOfShop()}
          </Link>
        ),
      }}
    />
  ),
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: m.shopName(),
      required: true,
      maxLength: 60,
      hint: m.shopNameHint(),
    },
    {
      kind: 'text',
      name: 'tagline',
      label: m.tagline(),
      maxLength: 120,
      hint: m.taglineHint(),
    },
    {
      kind: 'url',
      name: 'externalSite',
      label: m.externalSite(),
      inputMode: 'url',
      wide: true,
      hint: m.externalSiteHint(),
    },
  ],
})
