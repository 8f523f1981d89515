import { Link, useNavigate } from '@tanstack/react-router'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import type { FieldSpec, FormSection } from '#/ui/resource/form/fields.ts'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { whenValue } from '#/ui/resource/form/whenValue.tsx'
import { ResourceForm } from '#/ui/resource/ResourceForm.tsx'
import { useDeleteSale, useSaveSale } from '../../sales/sales.queries.ts'
import { type AdminSale, saleForm } from '../../sales/sales.schema.ts'
import { LONGEST_SALE_NAME } from '../../sales.rules.ts'
import { FestivalChoice } from './FestivalChoice.tsx'
import { SalePreview } from './SalePreview.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { requestOf, type SaleValues, valuesOf } from './saleValues.ts'

type Form = UseFormReturn<SaleValues, unknown, SaleValues>

const name = {
  kind: 'text',
  name: 'name',
  label: 'Name',
  required: true,
  maxLength: LONGEST_SALE_NAME,
} as const
const until = { kind: 'datetime-local', name: 'until', label: 'Ends', required: true } as const

const forFestival: FieldSpec<SaleValues> = {
  ...{ kind: 'own', name: 'name', label: 'For a festival', wide: true },
  render: (form) => <FestivalChoice form={form} />,
}

const sectionsOf = (sale?: AdminSale): readonly FormSection<SaleValues>[] => [
  {
    title: 'When',
    text: 'By the clocks of India. Prices change by themselves within a minute of the beginning and the end.',
    fields: [
      ...(sale ? [] : [forFestival]),
      { ...name, hint: 'Only you and other admins see it.', wide: true },
      { kind: 'datetime-local', name: 'from', label: 'Begins', required: true },
      until,
    ],
  },
  {
    title: 'What it is for',
    fields: [
      {
        ...{ kind: 'choice', name: 'scope', label: 'It is for', wide: true },
        options: [
          { value: 'categories', label: 'Categories' },
          { value: 'collection', label: 'A collection' },
          { value: 'products', label: 'Products by hand' },
          { value: 'all', label: 'Everything' },
        ],
      },
      {
        ...{ kind: 'own', name: 'categories', label: 'Which ones', wide: true },
        also: ['collection', 'products'],
        render: (form) => <ScopeFields form={form} />,
      },
    ],
  },
  {
    title: 'How much',
    text: 'Nothing gets dearer by a sale: a price that is lower already stays as it is.',
    fields: [
      {
        ...{ kind: 'choice', name: 'by', label: 'Reduced', wide: true },
        options: [
          { value: 'percent', label: 'By per cent' },
          { value: 'price', label: 'To one price' },
        ],
      },
      whenValue<SaleValues>('by', ['percent'], {
        ...{ kind: 'text', name: 'percent', label: 'Per cent off', inputMode: 'decimal', maxLength: 6 },
        hint: '1 to 90.',
      }),
      whenValue<SaleValues>('by', ['price'], {
        ...{ kind: 'text', name: 'price', label: 'Price', prefix: '₹', inputMode: 'decimal', maxLength: 16 },
      }),
      {
        ...{ kind: 'select', name: 'ending', label: 'Prices end' },
        options: [
          { value: 'rupee', label: 'on whole rupees' },
          { value: 'nine', label: 'on 9, such as ₹1,149' },
          { value: 'ninetyNine', label: 'on 99, such as ₹1,099' },
        ],
        hint: 'Always rounded down.',
      },
    ],
    aside: (form) => <Preview form={form} sale={sale} />,
  },
]

/** Of one that runs: what it is for and how much it takes off were promised. */
const onRunning: readonly FormSection<SaleValues>[] = [
  {
    title: 'This sale is on',
    text: 'Its name and its end can be changed. To change what it is for, stop it and add another one.',
    fields: [{ ...name, wide: true }, until],
  },
]

function Preview({ form, sale }: { form: Form; sale: AdminSale | undefined }) {
  const values = useWatch({ control: form.control }) as SaleValues
  const { name: _name, ...typed } = requestOf(values, sale)
  return <SalePreview typed={{ ...typed, ...(sale && { _id: sale._id }) }} />
}

/** A new sale, or one to change. */
export function SaleForm({ sale }: { sale?: AdminSale }) {
  const save = useSaveSale()
  const remove = useDeleteSale()
  const navigate = useNavigate()
  const toList = () => navigate({ to: '/admin/sale' })
  const seen = useSeen(sale, valuesOf)

  const onSave = async (entered: SaleValues) => {
    const names = seen?.changed(entered)
    const json = { ...requestOf(entered, sale), ...(names && { seen: seen?.of(names) }) }
    const { message, sale: stored } = await save.mutateAsync({ id: sale?._id, json })
    toast.success(message)
    return stored
  }

  if (sale?.state === 'over')
    return <Callout tone="info">This sale is over. What it did stays in the history of prices.</Callout>
  return (
    <ResourceForm
      label={sale ? 'Edit sale' : 'Add sale'}
      schema={saleForm}
      values={valuesOf(sale)}
      sections={sale?.state === 'running' ? onRunning : sectionsOf(sale)}
      saveLabel={sale ? 'Save changes' : 'Add sale'}
      {...(seen && { seen })}
      action={sale ? 'changing the sale' : 'adding the sale'}
      onSave={onSave}
      onSaved={toList}
      cancel={
        <Link to="/admin/sale" className={buttonClass({ variant: 'quiet' })}>
          Cancel
        </Link>
      }
      danger={
        sale?.state === 'waiting' && (
          <DeleteButton
            noun="sale"
            name={sale.name}
            look="button"
            text="It has not begun: no price changes."
            onDelete={() => remove.mutateAsync(sale._id)}
            onDeleted={toList}
          />
        )
      }
    />
  )
}
