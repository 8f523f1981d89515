import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { valueListsQuery } from '#/features/catalog/lists/lists.queries.ts'
import { ChosenProducts } from '#/features/catalog/ui/admin/ChosenProducts.tsx'
import { adminCollectionsQuery } from '#/features/collections/admin.queries.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { MOST_NAMED } from '../../offers.schema.ts'
import { scopeKinds } from '../../rules/offer.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { OfferValues } from './offerValues.ts'
import { scopeLabels } from './offerWords.ts'

type Form = UseFormReturn<OfferValues, unknown, OfferValues>

/** Which product is the gift. */
export function GiftField({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'gift' })
  return (
    <ChosenProducts
      legend={m.giftLegend()}
      chosen={field.value ? [field.value] : []}
      onChange={([first = '']) => field.onChange(first)}
      most={1}
      findLabel={m.findGift()}
      words={{ added: m.isGift(), removed: m.notGift() }}
      error={fieldState.error?.message}
    />
  )
}

/** What kind of things an offer is about; those of another kind are not taken along. */
export function AboutField({ form }: { form: Form }) {
  const { field } = useController({ control: form.control, name: 'about' })
  return (
    <Field label={m.about()}>
      <Select
        {...field}
        onChange={({ currentTarget }) => {
          field.onChange(currentTarget.value)
          form.setValue('among', [], { shouldDirty: true })
          form.setValue('attribute', '', { shouldDirty: true })
        }}
      >
        {scopeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {scopeLabels[kind]()}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** What an offer is about, named: categories, designs, products, values of an attribute, collections. */
export function ScopeField({ form }: { form: Form }) {
  const about = useWatch({ control: form.control, name: 'about' })
  const { field, fieldState } = useController({ control: form.control, name: 'among' })
  const error = fieldState.error?.message
  switch (about) {
    case 'all':
      return null
    case 'products':
      return (
        <ChosenProducts
          legend={m.productsUpTo({ most: MOST_NAMED })}
          chosen={field.value}
          onChange={field.onChange}
          most={MOST_NAMED}
          findLabel={m.findProduct()}
          words={{ added: m.inOffer(), removed: m.notInOffer() }}
          error={error}
        />
      )
    case 'families':
      return (
        <Field label={m.designCodes()} hint={m.commas()} error={error} required>
          <Input
            value={field.value.join(', ')}
            onChange={({ currentTarget: { value } }) =>
              field.onChange(value.split(',').map((code, at) => (at > 0 ? code.replace(/^ /, '') : code)))
            }
            onBlur={() => field.onChange(field.value.map((code) => code.trim()).filter(Boolean))}
            autoComplete="off"
          />
        </Field>
      )
    case 'attribute':
      return <AttributeValues form={form} chosen={field.value} onChange={field.onChange} error={error} />
    case 'categories':
    case 'collection':
      return <Named about={about} chosen={field.value} onChange={field.onChange} error={error} />
  }
}

interface ChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error: string | undefined
}

function Named({ about, ...choice }: ChoiceProps & { about: 'categories' | 'collection' }) {
  const categories = useQuery({ ...categoriesQuery, enabled: about === 'categories' })
  const collections = useQuery({ ...adminCollectionsQuery, enabled: about === 'collection' })
  const isCategories = about === 'categories'
  const options = (isCategories ? categories.data : collections.data) ?? []
  return (
    <Ticks
      legend={isCategories ? m.categories() : m.collections()}
      options={options.map(({ _id, name }) => ({ value: _id, label: name }))}
      {...choice}
    />
  )
}

function AttributeValues({ form, ...choice }: ChoiceProps & { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'attribute' })
  const { data: lists = [] } = useQuery(valueListsQuery)
  const values = lists.find(({ key }) => key === field.value)?.values ?? []
  return (
    <div className="grid gap-4">
      <Field label={m.attribute()} error={fieldState.error?.message} required>
        <Select
          {...field}
          onChange={({ currentTarget }) => {
            field.onChange(currentTarget.value)
            choice.onChange([])
          }}
        >
          <option value="">{m.chooseOne()}</option>
          {lists.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {field.value && (
        <Ticks
          legend={m.values()}
          options={values.map(({ value }) => ({ value, label: value }))}
          {...choice}
        />
      )}
    </div>
  )
}

interface TicksProps extends ChoiceProps {
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
}

function Ticks({ legend, options, chosen, onChange, error }: TicksProps) {
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex max-h-80 flex-wrap gap-x-6 overflow-y-auto">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ))}
      </div>
      <FieldError id="offer-among-error">{error}</FieldError>
    </fieldset>
  )
}
