import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { toast } from '../../kit/toast.ts'
import { m } from '../messages/resource.messages.ts'
import { alsoOf, ClashPanel, type OpenClash, type SettableForm, undecided } from './ClashPanel.tsx'
import type { FormSection } from './fields.ts'
import type { Seen } from './useSeen.ts'

export interface Clashes<Values extends FieldValues> {
  readonly panel: ReactNode
  /** Whether a choice is missing; it gets the focus then. */
  isOpen(): boolean
  /** Shows both values when that is why the save was refused. */
  take(error: unknown, entered: Values): boolean
  /** Says what somebody else changed besides. @returns what the form is to show from now on */
  settle(stored: unknown, entered: Values): Values
}

/** What a form does when somebody else changed the same record meanwhile. */
export function useClash<Values extends FieldValues>(
  form: SettableForm<Values>,
  sections: readonly FormSection<Values>[],
  seen: Seen<Values> | undefined,
): Clashes<Values> {
  const [clash, setClash] = useState<OpenClash<Values>>()
  const [asked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const fields = sections.flatMap((section) => section.fields)
  const names = clash?.names

  // The first choice of a new clash, wherever on a long page somebody pressed save.
  useEffect(() => {
    if (names) place.current?.querySelector('input')?.focus()
  }, [names])

  return {
    panel: clash && (
      <div ref={place} className="scroll-mt-20">
        <ClashPanel
          form={form}
          fields={fields}
          clash={clash}
          onChoose={setClash}
          error={asked ? m.chooseOne() : undefined}
        />
      </div>
    ),
    isOpen() {
      const [first] = clash ? undecided(clash) : []
      if (first === undefined) return false
      setAsked(true)
      toast.error(m.chooseOne())
      const group = place.current?.querySelector<HTMLElement>(`[name="clash-${CSS.escape(first)}"]`)
      group?.focus()
      return true
    },
    take(error, entered) {
      if (!seen || !(error instanceof ApiError) || !error.clash) return false
      const theirs = seen.takeOver(error.clash.stored)
      const wrong = error.clash.fields
      setAsked(false)
      const asked = fields
        .map(({ name }) => name)
        .filter((name) => [name, ...alsoOf(fields, name)].some((field) => wrong.includes(field)))
      const withOthers = asked.flatMap((name) => alsoOf(fields, name))
      setClash({
        names: asked.filter((name) => !withOthers.includes(name)),
        mine: entered,
        theirs,
        chosen: {},
      })
      toast.error(error.message)
      return true
    },
    settle(stored, entered) {
      setClash(undefined)
      if (!seen || typeof stored !== 'object' || stored === null) return entered
      const { values, others } = seen.settle(stored, entered)
      const labels = fields.filter(({ name }) => others.includes(name)).map(({ label }) => label)
      if (labels.length > 0) toast.info(m.othersChanged({ fields: labels.join(', ') }))
      return values
    },
  }
}
