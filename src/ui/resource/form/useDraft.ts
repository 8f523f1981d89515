import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import { forgetDraft, readDraft, type Draft as StoredDraft, saveDraft } from './draft.ts'
import { differing, type Seen } from './useSeen.ts'

/** ms after the last change before the draft is written. */
const PAUSE_MS = 400
const nothing: readonly string[] = []

export interface Draft {
  /** Values from before a reload are in the form. */
  readonly restored: boolean
  /** Back to what is stored on the server. */
  discard(): void
  /** Saved, or left on purpose: keep nothing. */
  forget(): void
}

/** Only what was typed: what somebody else changes meanwhile must not come back with it. */
function draftOf<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
  except: readonly string[],
  seen: Seen<Values> | undefined,
): StoredDraft {
  const names = differing(values, form.formState.defaultValues ?? {}).filter((name) => !except.includes(name))
  return { values: fieldsNamed(values, names), seen: seen?.of(names) ?? {} }
}

/** Keeps a long form through a reload. Without a key nothing is kept. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string | undefined,
  except: readonly string[] = nothing,
  seen?: Seen<Values>,
): Draft {
  const [restored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was saved or given up: the form may still hold it for a moment, but it is no draft any more.
  const settled = useRef<string>(undefined)

  useEffect(() => {
    if (key === undefined) return
    const saved = readDraft(key)
    if (saved) {
      const values = { ...form.getValues(), ...saved.values } as DefaultValues<Values>
      // Somebody else may have changed the same meanwhile: saving is to find out.
      // guard: draft-restores-seen
      seen?.restore(saved.seen)
      form.reset(values, { keepDefaultValues: true })
      setRestored(true)
    }
    const leave = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (JSON.stringify(values) === settled.current) return
          if (isDirty) saveDraft(key, draftOf(form, values, except, seen))
          else forgetDraft(key)
        }, PAUSE_MS)
      },
    })
    return () => {
      clearTimeout(timer.current)
      leave()
    }
  }, [form, key, except, seen])

  const forget = () => {
    setRestored(false)
    clearTimeout(timer.current)
    settled.current = JSON.stringify(form.getValues())
    if (key !== undefined) forgetDraft(key)
  }
  return {
    restored,
    forget,
    discard() {
      forget()
      form.reset()
    },
  }
}
