import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController } from 'react-hook-form'
import { said } from '#/platform/language/said.rules.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { inputOf } from '../../attributes/attributeInputs.rules.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { type ListValue, offered } from '../../attributes/attributeLists.rules.ts'
import type { ListAttribute } from '../../attributes/attributes.rules.ts'
import { valueListsQuery } from '../../lists/lists.queries.ts'
import { ColourProposal } from './ColourProposal.tsx'
import { m } from './messages/admin.messages.ts'
import { NewValue } from './NewValue.tsx'
import type { ProductValues } from './productValues.ts'
import { Swatch } from './Swatch.tsx'

export interface ListFieldProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>
  attribute: ListAttribute
}

/** One or several values of the shopkeeper's list, which can be extended right here. */
export function ListField({ form, attribute }: ListFieldProps) {
  const { key, value } = attribute
  const label = labelOf(attribute)
  const { field, fieldState } = useController({ control: form.control, name: key })
  const { data: lists } = useQuery(valueListsQuery)
  const list = lists?.find((one) => one.key === key)?.values ?? []
  const chosen = [field.value].flat()
  const isSeveral = value.is === 'several'
  const choose = (one: string) =>
    field.onChange(
      !isSeveral ? one : chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one],
    )
  const onAdded = (one: string) => {
    if (!chosen.includes(one)) choose(one)
  }
  const { hint } = inputOf(attribute).form
  const props = { label, hint: hint && said(hint), error: fieldState.error?.message }
  return (
    <div>
      {isSeveral ? (
        <fieldset>
          <legend className="text-sm font-semibold">{label}</legend>
          {props.hint && <p className="text-sm text-ink-faint">{props.hint}</p>}
          <div className="flex flex-wrap gap-x-6">
            {offered(list, chosen).map((one, at) => (
              <Checkbox
                key={one}
                ref={at === 0 ? field.ref : undefined}
                label={one}
                checked={chosen.includes(one)}
                onChange={() => choose(one)}
              />
            ))}
          </div>
          <FieldError id={`${key}-error`}>{props.error}</FieldError>
        </fieldset>
      ) : (
        <Field {...props}>
          <Select {...field} value={chosen[0] ?? ''}>
            <option value="">{m.notSaid()}</option>
            {offered(list, chosen).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {key === 'colour' && <ChosenSwatch list={list} colour={chosen[0] ?? ''} />}
        <NewValue attribute={attribute} onAdded={onAdded} />
        {key === 'colour' && chosen[0] === '' && (
          <ColourProposal form={form} colours={list} onTaken={choose} />
        )}
      </div>
    </div>
  )
}

function ChosenSwatch({ list, colour }: { list: readonly ListValue[]; colour: string }) {
  const hex = list.find(({ value }) => value === colour)?.hex
  return hex ? <Swatch hex={hex} /> : null
}
