import { useQuery } from '@tanstack/react-query'
import { labelOf } from '#/features/catalog/attributes/attributeLabels.rules.ts'
import { filterAttributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { facetValue, toggled, valuesIn } from '#/features/catalog/facets/facetValues.rules.ts'
import { valueListsQuery } from '#/features/catalog/lists/lists.queries.ts'
import { sortLabels } from '#/features/catalog/ui/listing/filterWords.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { ruleOfText, textOfRule } from '../../collections.schema.ts'
import { ruleLabels } from './collectionWords.ts'
import { m } from './messages/admin.messages.ts'

export interface RuleFieldProps {
  /** An address's query. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const numbers: readonly { key: 'min' | 'max' | 'limit'; label: () => string; hint?: () => string }[] = [
  { key: 'min', label: m.priceFrom },
  { key: 'max', label: m.priceUpTo },
  { key: 'limit', label: ruleLabels.limit, hint: m.atMostSoManyHint },
]

/** What chooses the products of a collection: the same words that narrow a listing. */
export function RuleField({ value, onChange, error }: RuleFieldProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: lists = [] } = useQuery(valueListsQuery)
  const rule = ruleOfText(value)
  const say = (key: string, word: string) => onChange(textOfRule({ ...rule, [key]: word }))
  const attributes = filterAttributes().map(({ key, label }) => ({
    key,
    label: labelOf({ key, label }),
    options:
      key === 'blousePiece'
        ? ['Yes', 'No']
        : (lists.find((list) => list.key === key)?.values ?? []).map((one) => one.value),
  }))
  const groups = [
    { key: 'categories', label: ruleLabels.categories(), options: categories.map(({ name }) => name) },
    ...attributes.filter(({ key, options }) => options.length > 0 || rule[key]),
  ]
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-3 text-sm font-semibold">{m.theRule()}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={ruleLabels.q()} hint={m.wordsInNameHint()}>
          <Input
            value={rule.q ?? ''}
            maxLength={200}
            onChange={({ currentTarget }) => say('q', currentTarget.value)}
          />
        </Field>
        <Field label={ruleLabels.sort()} hint={m.sortedByHint()}>
          <Select
            value={rule.sort ?? 'none'}
            onChange={({ currentTarget: { value: sort } }) => say('sort', sort === 'none' ? '' : sort)}
          >
            {Object.entries(sortLabels()).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {numbers.map(({ key, label, hint }) => (
          <Field key={key} label={label()} hint={hint?.()}>
            <Input
              value={rule[key] ?? ''}
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              onChange={({ currentTarget }) => say(key, currentTarget.value.replace(/[^\d.]/g, ''))}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label={m.onlyInStock()}
        checked={rule.availability === 'in-stock'}
        onChange={({ currentTarget }) => say('availability', currentTarget.checked ? 'in-stock' : '')}
      />
      <div className="border-t border-line">
        {groups.map(({ key, label, options }) => (
          <Choices
            key={key}
            label={label}
            options={options}
            chosen={valuesIn(rule[key])}
            onToggle={(one) => say(key, toggled(rule[key], one))}
          />
        ))}
      </div>
      <FieldError id="rule-error">{error}</FieldError>
    </fieldset>
  )
}

interface ChoicesProps {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Values to tick; one that is chosen and gone can be taken away at least. */
function Choices({ label, options, chosen, onToggle }: ChoicesProps) {
  const known = options.map(facetValue)
  const all = [
    ...options.map((option) => ({ value: facetValue(option), text: option })),
    ...chosen.filter((value) => !known.includes(value)).map((value) => ({ value, text: m.gone({ value }) })),
  ]
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {label}
        {chosen.length > 0 && (
          <span className="font-normal text-ink-soft"> {m.someChosen({ count: chosen.length })}</span>
        )}
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {all.map(({ value, text }) => (
            <Checkbox
              key={value}
              label={text}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  )
}
