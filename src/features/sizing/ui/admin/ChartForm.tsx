import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { LeaveGuard } from '#/ui/resource/form/LeaveGuard.tsx'
import { useSaveChart } from '../../admin.queries.ts'
import { type Garment, garmentKeys, garments } from '../../garments.rules.ts'
import { unitNames, units } from '../../length.rules.ts'
import { type AdminChart, newChartSchema } from '../../sizing.schema.ts'
import { useUnit } from '../useUnit.ts'
import { ChartGrid } from './ChartGrid.tsx'
import { DeleteChart } from './DeleteChart.tsx'
import * as grid from './grid.ts'
import { m } from './messages/admin.messages.ts'

type Problems = ReadonlyMap<string, string>
const none: Problems = new Map()

const seenOf = ({ _id, ...seen }: AdminChart) => seen

/** A new chart, one like another (`copyOf`), or one to change. */
export function ChartForm({ chart, copyOf }: { chart?: AdminChart; copyOf?: AdminChart | undefined }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const save = useSaveChart()
  const navigate = useNavigate()
  const [unit, setUnit] = useUnit()
  // Typed in inches, as the first page shows them; the unit remembered by this browser follows.
  const [shownIn, setShownIn] = useState<typeof unit>('in')
  const [draft, setDraft] = useState(() => {
    if (chart) return grid.draftOf(chart, 'in')
    if (copyOf)
      return { ...grid.draftOf(copyOf, 'in'), name: m.copyOf({ name: copyOf.name }), categories: [] }
    return grid.emptyDraft()
  })
  if (unit !== shownIn) {
    setShownIn(unit)
    setDraft(grid.inUnit(draft, shownIn, unit))
  }
  const [problems, setProblems] = useState(none)
  const [failed, setFailed] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useRef(false)
  const change = (next: grid.ChartDraft) => {
    unsaved.current = true
    setDraft(next)
  }

  const show = (found: Problems, text?: string) => {
    setProblems(found)
    setFailed(text)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const checked = newChartSchema.safeParse(grid.chartOf(draft, unit))
    if (!checked.success)
      return show(new Map(checked.error.issues.map(({ path, message }) => [path.join('.'), message])))
    try {
      const { message } = await save.mutateAsync({
        id: chart?._id,
        chart: { ...checked.data, ...(chart && { seen: seenOf(chart) }) },
      })
      unsaved.current = false
      toast.success(message)
      await navigate({ to: '/admin/size-chart' })
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : []
      show(
        new Map(errors.map(({ field, message }) => [field, message])),
        errorText(error, { action: (cause) => m.savingFailed({ cause }) }),
      )
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={m.sizeChart()} className="max-w-4xl space-y-6">
      <LeaveGuard
        isUnsaved={() => unsaved.current}
        onLeave={() => {
          unsaved.current = false
        }}
      />
      {failed && (
        <Callout tone="danger" live>
          {failed}
        </Callout>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={m.name()} required error={problems.get('name')}>
          <Input
            value={draft.name}
            maxLength={80}
            onChange={({ currentTarget }) => change({ ...draft, name: currentTarget.value })}
          />
        </Field>
        <Field label={m.garment()} required hint={m.garmentHint()} error={problems.get('garment')}>
          <Select
            value={draft.garment}
            onChange={({ currentTarget }) => change({ ...draft, garment: currentTarget.value as Garment })}
          >
            {garmentKeys.map((key) => (
              <option key={key} value={key}>
                {garments[key].name()}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ChipChoice
        legend={m.measuresIn()}
        options={units.map((value) => ({ value, label: unitNames[value]() }))}
        value={unit}
        onChange={setUnit}
        hint={m.measuresHint()}
      />
      <ChartGrid draft={draft} onChange={change} problems={problems} />
      {[...problems].some(([path]) => /^(rows|columns)$/.test(path)) && (
        <p role="alert" className="text-danger">
          {problems.get('rows') ?? problems.get('columns')}
        </p>
      )}
      <Field label={m.betweenSizes()} hint={m.betweenSizesHint()} error={problems.get('advice')}>
        <TextArea
          rows={3}
          value={draft.advice}
          maxLength={400}
          onChange={({ currentTarget }) => change({ ...draft, advice: currentTarget.value })}
        />
      </Field>
      <fieldset>
        <legend className="text-sm font-semibold">{m.forProductsOf()}</legend>
        <p className="text-sm text-ink-faint">{m.forProductsOfText()}</p>
        <div className="flex flex-wrap gap-x-6">
          {categories.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              checked={draft.categories.includes(_id)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  ...draft,
                  categories: [...draft.categories.filter((id) => id !== _id), ...(checked ? [_id] : [])],
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={save.isPending}>
          {chart ? m.saveChanges() : m.addSizeChart()}
        </Button>
        <Link to="/admin/size-chart" className={buttonClass({ variant: 'quiet' })}>
          {m.cancel()}
        </Link>
        {chart && (
          <DeleteChart
            chart={chart}
            look="button"
            onDeleted={() => {
              unsaved.current = false
              void navigate({ to: '/admin/size-chart' })
            }}
          />
        )}
      </div>
    </form>
  )
}
