import { type FieldValues, type Path, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { languages, type MoreLanguage } from '#/platform/language/languages.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { m } from '../../words/messages/words.messages.ts'

/** A field that is written in each language. */
export interface WordedField<Values extends FieldValues> {
  /** Under which its words stand. */
  readonly field: string
  /** The field of the form that has it in English. */
  readonly english: Path<Values>
  readonly label: string
  readonly longest: number
  /** Lines of an area; left out for a single line. */
  readonly rows?: number
}

export interface OwnWordsFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  fields: readonly WordedField<Values>[]
  languages: readonly MoreLanguage[]
}

/** What the form says in English on the left, as it is typed, and beside it (on phones below it) the same in each further language. */
export function OwnWordsField<Values extends FieldValues>(props: OwnWordsFieldProps<Values>) {
  return (
    <div className="grid gap-6">
      {props.languages.map((language) => (
        <fieldset key={language} className="grid min-w-0 gap-5">
          <legend className="mb-3 font-display text-lg" lang={languages[language].tag}>
            {languages[language].name}
          </legend>
          {props.fields.map((field) => (
            <SideBySide key={field.field} form={props.form} field={field} language={language} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

interface SideBySideProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  field: WordedField<Values>
  language: MoreLanguage
}

function SideBySide<Values extends FieldValues>({ form, field: of, language }: SideBySideProps<Values>) {
  const english = useWatch({ control: form.control, name: of.english })
  const name = `words.${language}.${of.field}` as Path<Values>
  const { field, fieldState } = useController({ control: form.control, name })
  const { tag, name: languageName } = languages[language]
  const shared = { ...field, lang: tag, maxLength: of.longest }
  return (
    <div className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 text-sm font-semibold text-ink-soft">{m.english({ label: of.label })}</p>
        <p className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
          {String(english ?? '').trim() || m.nothing()}
        </p>
      </div>
      <Field label={m.other({ label: of.label, language: languageName })} error={fieldState.error?.message}>
        {of.rows ? <TextArea {...shared} rows={of.rows} /> : <Input {...shared} autoComplete="off" />}
      </Field>
    </div>
  )
}
