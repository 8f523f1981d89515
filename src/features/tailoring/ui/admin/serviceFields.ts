import type { Category } from '#/features/catalog/schema/category.schema.ts'
import { gstClasses } from '#/features/catalog/taxes/gstClasses.rules.ts'
import { taxClasses } from '#/features/catalog/taxes/taxClasses.rules.ts'
import { rupeesField } from '#/platform/typed/amount.rules.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import type { AdminService, ServiceInput, ServiceUpdateInput } from '../../tailoring.schema.ts'
import { m } from './messages/admin.messages.ts'

export const emptyService: ServiceInput = {
  ...{ name: '', details: '', price: '', gstClass: 'gst18', sac: '', days: '0' },
  ...{ asksMeasurements: false, refundable: false, categories: [], status: true },
}

/** Numbers stand in the form as text. */
export const typedOf = ({ _id, price, days, ...fields }: AdminService): ServiceInput => ({
  ...fields,
  price: rupeesField(price),
  days: String(days),
})

/** What was changed of a service, with what the form showed of it: somebody else may have changed the rest. */
export function changeOf(typed: ServiceInput, seen: Seen<ServiceInput>): ServiceUpdateInput {
  const names = seen.changed(typed)
  return { ...fieldsNamed(typed, names), seen: seen.of(names) }
}

export const gstOptions = () => gstClasses.map((value) => ({ value, label: taxClasses[value].label() }))

/** What the fields are called where one of two values is to be chosen. */
export function serviceFields(
  categories: readonly Pick<Category, '_id' | 'name'>[],
): FormSection<ServiceInput> {
  const named = (ids: readonly string[]) =>
    categories
      .filter(({ _id }) => ids.includes(_id))
      .map(({ name }) => name)
      .join(', ')
  return {
    title: m.service(),
    fields: [
      { kind: 'text', name: 'name', label: m.name() },
      { kind: 'area', name: 'details', label: m.whatIsDone() },
      { kind: 'text', name: 'price', label: m.pricePerPiece(), prefix: '₹' },
      { kind: 'text', name: 'days', label: m.daysUntilDone() },
      { kind: 'select', name: 'gstClass', label: m.gst(), options: gstOptions() },
      { kind: 'text', name: 'sac', label: m.sacOptional() },
      {
        ...{ kind: 'own', name: 'categories', label: m.offeredFor(), render: () => null },
        show: ({ categories: chosen }) => named(chosen ?? []) || m.allGoods(),
      },
      { kind: 'text', name: 'asksMeasurements', label: m.asksMeasurements() },
      { kind: 'text', name: 'refundable', label: m.refundable() },
      { kind: 'text', name: 'status', label: m.offered() },
    ],
  }
}
