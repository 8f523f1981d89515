import type { UseFormReturn } from 'react-hook-form'
import { pageGround } from '../../../look/groundSets.rules.ts'
import type { Look } from '../../../look/look.schema.ts'
import { readyLooks } from '../../../look/readyLooks.rules.ts'
import type { LookValues } from './lookValues.ts'

const names = [
  'action',
  'link',
  'accent',
  'type',
  'corners',
  'cards',
  'ground',
  'ornament',
  'spacing',
] as const

const isSame = (values: LookValues, look: Look): boolean => names.every((name) => values[name] === look[name])

/** Whole looks, each one press: what it decides stands in the fields and in the preview, and nothing is saved. */
export function ReadyLooks({ form }: { form: UseFormReturn<LookValues, unknown, LookValues> }) {
  const values = form.watch()
  const take = (look: Look) => {
    for (const name of names) form.setValue(name, look[name], { shouldDirty: true })
    form.clearErrors()
  }
  return (
    <ul className="grid gap-3 xs:grid-cols-2">
      {readyLooks.map(({ name, text, look }) => (
        <li key={look.action}>
          <button
            type="button"
            aria-pressed={isSame(values, look)}
            onClick={() => take(look)}
            className="grid size-full min-h-14 content-start gap-2 rounded-md border border-edge bg-surface px-4 py-3.5 text-start transition-colors hover:border-peacock aria-pressed:border-peacock aria-pressed:bg-peacock-wash aria-pressed:ring-1 aria-pressed:ring-peacock"
          >
            <span aria-hidden className="flex overflow-hidden rounded-sm border border-line">
              {[pageGround(look), look.action, look.link, look.accent].map((hex) => (
                <span key={hex} className="h-6 flex-auto" style={{ background: hex }} />
              ))}
            </span>
            <span className="font-semibold">{name()}</span>
            <span className="text-sm text-ink-soft">{text()}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
