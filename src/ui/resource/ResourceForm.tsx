import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ErrorWords, errorText } from '#/platform/http/errorText.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { toast } from '../kit/toast.ts'
import { FormActions } from './form/FormActions.tsx'
import type { FormSection } from './form/fields.ts'
import { JumpMarks } from './form/JumpMarks.tsx'
import { LeaveGuard } from './form/LeaveGuard.tsx'
import { LeavingContext } from './form/leaving.ts'
import { RefusalsContext } from './form/refusals.ts'
import { SectionBox } from './form/SectionBox.tsx'
import { showFailure } from './form/showFailure.ts'
import { useClash } from './form/useClash.tsx'
import { useDraft } from './form/useDraft.ts'
import { useFolds } from './form/useFolds.ts'
import type { Seen } from './form/useSeen.ts'
import { m } from './messages/resource.messages.ts'

/** Which button was pressed. */
export type SaveIntent = 'save' | 'also'

export interface ResourceFormProps<Values extends FieldValues> {
  /** Names the form for screen readers. */
  label: string
  /** The server's own schema, or one that is stricter. */
  schema: z.ZodType
  values: Values
  sections: readonly FormSection<Values>[]
  saveLabel: string
  alsoLabel?: string
  /** What is being done, for messages, e.g. "adding product"; in several languages the sentence about a cause. */
  action: NonNullable<ErrorWords['action']>
  /** Said about a failure instead of the server's reason. */
  failedText?: (error: unknown) => string | undefined
  /** What the form showed of a stored record: with it, what others change meanwhile is not overwritten. */
  seen?: Seen<Values>
  /** Saves, and with `seen` gives what is stored then; what it throws is shown at the fields. False when the person called it off: then nothing is saved or said. */
  onSave: (values: Values, intent: SaveIntent) => Promise<unknown>
  /** What comes next, once the success has stood for `restMs`; until it is there, nothing is saved again. */
  onSaved?: (intent: SaveIntent) => unknown
  /** ms between saving and `onSaved`. */
  restMs?: number
  /** Keeps what is typed through a reload, under this name. */
  draftKey?: string | undefined
  /** Fields that a draft leaves out: files and secrets. A constant, as it is compared by identity. */
  draftExcept?: readonly string[]
  /** Puts the cursor into the first field: the form was opened to be filled in at once. */
  focusFirst?: boolean
  /** A long form: its sections are named at its head, to jump to, and fold on phones. */
  long?: boolean
  cancel?: ReactNode
  danger?: ReactNode
}

/** A form made of data: checked as the server checks, guarded against loss, saved with Ctrl+S or the button. */
export function ResourceForm<Values extends FieldValues>(props: ResourceFormProps<Values>) {
  const { schema, values, sections, action, failedText, onSave, onSaved, restMs = 0 } = props
  const { focusFirst = false } = props
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema as z.ZodType<unknown, Values>, undefined, { raw: true }),
    defaultValues: values as DefaultValues<Values>,
  })
  const { isDirty, isSubmitting, errors } = form.formState
  const { restored, discard, forget } = useDraft(form, props.draftKey, props.draftExcept, props.seen)
  const clashes = useClash(form, sections, props.seen)
  const foldOf = useFolds(form, sections, props.long === true)
  const [refusals] = useState(() => new Map<string, string>())
  const released = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const names: Path<Values>[] = sections.flatMap(({ fields }) => fields.map(({ name }) => name))

  useEffect(() => {
    if (focusFirst) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [focusFirst])

  // What was said of the whole form was said of what stood in it then.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => form.clearErrors('root') }),
    [form],
  )

  const release = () => {
    released.current = true
    forget()
  }

  const save = (intent: SaveIntent) =>
    form.handleSubmit(async (entered) => {
      if (clashes.isOpen()) return
      const [refused] = refusals
      // guard: refused-picture
      if (refused) {
        const [name, message] = refused
        form.setError(name as Path<Values>, { message }, { shouldFocus: true })
        toast.error(message)
        return
      }
      let stored: unknown
      try {
        stored = await onSave(entered, intent)
        if (stored === false) return
      } catch (error) {
        if (clashes.take(error, entered)) return
        showFailure(form, names, error, failedText?.(error) ?? errorText(error, { action }))
        return
      }
      if (!onSaved) {
        forget()
        form.reset(clashes.settle(stored, entered))
        return
      }
      clashes.settle(stored, entered)
      release()
      await new Promise((resolve) => setTimeout(resolve, restMs))
      // guard: saved-until-left
      await onSaved(intent)
    })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const also = submitter instanceof HTMLButtonElement && submitter.value === 'also'
    void save(also ? 'also' : 'save')(event)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isSubmitting) event.currentTarget.requestSubmit()
  }

  return (
    <RefusalsContext value={refusals}>
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
        <form
          ref={element}
          method="post"
          noValidate
          aria-label={props.label}
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          {restored && (
            <Callout
              live
              title={m.draftBack()}
              action={
                <Button size="sm" onClick={discard}>
                  {m.draftDiscard()}
                </Button>
              }
            >
              {m.draftWhy()}
            </Callout>
          )}
          {errors.root && (
            <Callout tone="danger" live>
              {errors.root.message}
            </Callout>
          )}
          {clashes.panel}
          {props.long && <JumpMarks sections={sections} />}
          {sections.map((section) => (
            <SectionBox key={section.title} form={form} section={section} fold={foldOf(section)} />
          ))}
          <FormActions
            saveLabel={props.saveLabel}
            alsoLabel={props.alsoLabel}
            pending={isSubmitting}
            cancel={props.cancel}
          />
          <LeaveGuard isUnsaved={() => isDirty && !released.current} onLeave={forget} />
        </form>
        {/* Not inside the form: what asks there has a form of its own. */}
        {props.danger && (
          <LeavingContext value={release}>
            <div className="-mt-2 flex justify-end max-xs:justify-center">{props.danger}</div>
          </LeavingContext>
        )}
      </div>
    </RefusalsContext>
  )
}
