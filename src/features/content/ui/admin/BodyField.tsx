import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { m as words } from '#/features/shop/words/messages/words.messages.ts'
import { type Language, languages, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { FieldError } from '#/ui/kit/Field.tsx'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { emptyBody } from '../../body.rules.ts'
import type { PageBody } from '../../body.schema.ts'
import { m } from './messages/admin.messages.ts'
import type { PageValues } from './pageValues.ts'

const waiting = <Skeleton className="h-96" />

/** 100 KB, which nobody but whoever writes a page needs. */
const BodyEditor = later(() => import('./editor/BodyEditor.tsx').then((module) => module.BodyEditor), {
  otherwise: NotFetched,
  fallback: waiting,
})

export interface BodyFieldProps {
  form: UseFormReturn<PageValues, unknown, PageValues>
  language?: Language
}

/** What stands on the page in a language, as a field of its form. */
export function BodyField({ form, language = MAIN_LANGUAGE }: BodyFieldProps) {
  const name = language === MAIN_LANGUAGE ? 'body' : (`bodies.${language}` as const)
  const { field, fieldState } = useController({ control: form.control, name })
  const id = useId()
  const alive = useHydrated()
  const problem = problemIn(fieldState.error)
  const { tag, name: called } = languages[language]
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">
        {language === MAIN_LANGUAGE ? m.textField() : words.other({ label: m.textField(), language: called })}
      </p>
      {alive ? (
        <BodyEditor
          value={(field.value as PageBody | undefined) ?? emptyBody}
          {...(language !== MAIN_LANGUAGE && { language: { tag, called } })}
          onChange={field.onChange}
          errorId={`${id}-error`}
          invalid={problem !== undefined}
          ref={field.ref}
        />
      ) : (
        waiting
      )}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </div>
  )
}

/** What is said of the body or of a block within it. */
function problemIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : problemIn(inner)
    if (found) return found
  }
  return undefined
}
