import { type UseFormReturn, useController } from 'react-hook-form'
import { languages, moreLanguages } from '#/platform/language/languages.rules.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** In which languages the shop is shown besides English. */
export function LanguagesField({ form }: { form: UseFormReturn<SettingsValues, unknown, SettingsValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'languages' })
  const { value, onChange, ref, ...rest } = field
  return (
    <fieldset>
      <legend className="sr-only">{m.moreLanguages()}</legend>
      {moreLanguages.map((language, at) => (
        <Checkbox
          {...rest}
          key={language}
          {...(at === 0 && { ref })}
          checked={value.includes(language)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(moreLanguages.filter((one) => (one === language ? checked : value.includes(one))))
          }
          label={<span lang={language}>{languages[language].name}</span>}
          hint={m.languageHint({ address: `/${language}` })}
          error={at === 0 ? fieldState.error?.message : undefined}
        />
      ))}
    </fieldset>
  )
}
