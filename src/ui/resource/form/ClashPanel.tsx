import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { Callout } from '../../kit/Callout.tsx'
import { RadioCards } from '../../kit/RadioCards.tsx'
import { m } from '../messages/resource.messages.ts'
import { ClashValue } from './ClashValue.tsx'
import type { FieldSpec } from './fields.ts'

/** Fields that somebody else changed while this form was open. */
export interface OpenClash<Values extends FieldValues> {
  readonly names: readonly Path<Values>[]
  readonly mine: Values
  readonly theirs: Values
  /** Whose value is to stand; a field that is missing waits for a choice. */
  readonly chosen: Readonly<Record<string, 'mine' | 'theirs'>>
}

export const undecided = <Values extends FieldValues>({ names, chosen }: OpenClash<Values>) =>
  names.filter((name) => chosen[name] === undefined)

/** The further fields that are chosen with a field. */
export function alsoOf<Values extends FieldValues>(
  fields: readonly FieldSpec<Values>[],
  name: Path<Values>,
): readonly Path<Values>[] {
  return fields.find((one) => one.name === name)?.also ?? []
}

/** All that a choice needs of a form. */
export type SettableForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'setValue'
>

export interface ClashPanelProps<Values extends FieldValues> {
  form: SettableForm<Values>
  fields: readonly FieldSpec<Values>[]
  clash: OpenClash<Values>
  onChoose: (clash: OpenClash<Values>) => void
  /** Of a save that was tried before everything was chosen. */
  error: string | undefined
}

/** Both values of each field side by side, to choose from. What is chosen goes into the form; saving is pressed again. */
export function ClashPanel<Values extends FieldValues>(props: ClashPanelProps<Values>) {
  const { form, fields, clash, onChoose, error } = props
  const choose = (name: Path<Values>, whose: 'mine' | 'theirs') => {
    for (const field of [name, ...alsoOf(fields, name)]) {
      const value = clash[whose][field] as PathValue<Values, Path<Values>>
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
    }
    onChoose({ ...clash, chosen: { ...clash.chosen, [name]: whose } })
  }
  const left = undecided(clash).length
  return (
    <Callout tone="warning" live title={m.clashTitle()}>
      <p className="mb-4">{left > 0 ? m.clashChoose() : m.clashAllChosen()}</p>
      <div className="grid gap-5">
        {clash.names.map((name) => {
          const spec = fields.find((one) => one.name === name)
          const show = (values: Values) => <ClashValue spec={spec} value={values[name]} all={values} />
          return (
            <RadioCards
              key={name}
              legend={spec?.label ?? name}
              name={`clash-${name}`}
              layout="sideBySide"
              options={[
                { value: 'mine', label: m.yours(), hint: show(clash.mine) },
                { value: 'theirs', label: m.storedNow(), hint: show(clash.theirs) },
              ]}
              value={clash.chosen[name] ?? ''}
              onChange={(whose) => choose(name, whose)}
              error={clash.chosen[name] ? undefined : error}
            />
          )
        })}
      </div>
    </Callout>
  )
}
