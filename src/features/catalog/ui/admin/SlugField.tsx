import { useEffect, useRef } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { slugOf } from '../../rules/slug.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** The scripts of India are only fetched when a name is written in one. */
const proposalFor = async (name: string): Promise<string> =>
  /[\u0900-\u0d7f]/.test(name)
    ? (await import('../../rules/romanised.rules.ts')).romanisedSlug(name)
    : slugOf(name)

/**
 * The slug. While `proposing`, it follows the name until somebody types another one; a known address never moves by itself. That of a
 * copy stays as long as its name does.
 */
export function SlugField({ form, proposing }: { form: Form; proposing: boolean }) {
  const name = useWatch({ control: form.control, name: 'name' })
  const { field, fieldState } = useController({ control: form.control, name: 'slug' })
  const given = useRef({ name, slug: field.value })
  const proposed = useRef(given.current.slug || slugOf(name))

  useEffect(() => {
    if (!proposing) return
    let over = false
    const { slug: first } = given.current
    const isAsGiven = first !== '' && name === given.current.name
    void (isAsGiven ? Promise.resolve(first) : proposalFor(name)).then((next) => {
      if (over) return
      const slug = form.getValues('slug')
      if (slug === proposed.current || slug === '') {
        form.setValue('slug', next, { shouldDirty: true })
        if (next) form.clearErrors('slug')
      }
      proposed.current = next
    })
    return () => {
      over = true
    }
  }, [form, name, proposing])

  return (
    <Field
      label={m.slug()}
      required
      error={fieldState.error?.message}
      hint={proposing ? m.slugHintFollows() : m.slugHint()}
    >
      <Input {...field} maxLength={120} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Field>
  )
}
