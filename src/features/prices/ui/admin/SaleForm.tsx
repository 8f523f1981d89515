import { Link, useNavigate } from '@tanstack/react-router'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ScopeNames } from '#/features/collections/ui/admin/ScopeNames.tsx'
import { typedNumber, typedRupees } from '#/platform/typed/amount.rules.ts'
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
import { m } from './messages/admin.messages.ts'
import { SalePreview } from './SalePreview.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { changeOf, chosenIn, requestOf, type SaleValues, saidTogether, valuesOf } from './saleValues.ts'
import { offWords, scopeLabels } from './saleWords.ts'

type Form = UseFormReturn<SaleValues, unknown, SaleValues>

const name = () =>
  ({
    kind: 'text',
    name: 'name',
    label: m.name(),
    required: true,
    maxLength: LONGEST_SALE_NAME,
  }) as const
const until = () => ({ kind: 'datetime-local', name: 'until', label: m.ends(), required: true }) as const

const forFestival = (): FieldSpec<SaleValues> => ({
  ...{ kind: 'own', name: 'name', label: m.forFestival(), wide: true },
  render: (form) => <FestivalChoice form={form} />,
})

const sectionsOf = (sale?: AdminSale): readonly FormSection<SaleValues>[] => [
  {
    title: m.when(),
    text: m.whenText(),
    fields: [
      ...(sale ? [] : [forFestival()]),
      { ...name(), hint: m.nameHint(), wide: true },
      { kind: 'datetime-local', name: 'from', label: m.begins(), required: true },
      until(),
    ],
  },
  {
    title: m.whatFor(),
    fields: [
      {
        ...{ kind: 'choice', name: 'scope', label: m.itIsFor(), wide: true },
        options: Object.entries(scopeLabels).map(([value, label]) => ({ value, label: label() })),
      },
      {
        ...{ kind: 'own', name: 'categories', label: m.whichOnes(), wide: true },
        also: ['scope', 'collection', 'products'],
        show: (all) => (
          <>
            {`${scopeLabels[all.scope]()}\n`}
            {all.scope !== 'all' && <ScopeNames of={all.scope} ids={chosenIn(all)} />}
          </>
        ),
        render: (form) => <ScopeFields form={form} />,
      },
    ],
  },
  {
    title: m.howMuch(),
    text: m.howMuchText(),
    fields: [
      {
        ...{ kind: 'choice', name: 'by', label: m.reducedBy(), wide: true },
        also: ['percent', 'price'],
        show: ({ by, percent, price }) =>
          offWords({ by, percent: typedNumber(percent) ?? 0, price: typedRupees(price) ?? 0 }),
        options: [
          { value: 'percent', label: m.byPercent() },
          { value: 'price', label: m.toOnePrice() },
        ],
      },
      whenValue<SaleValues>('by', ['percent'], {
        ...{ kind: 'text', name: 'percent', label: m.percentOff(), inputMode: 'decimal', maxLength: 6 },
        hint: m.percentHint(),
      }),
      whenValue<SaleValues>('by', ['price'], {
        ...{
          kind: 'text',
          name: 'price',
          label: m.price(),
          prefix: '₹',
          inputMode: 'decimal',
          maxLength: 16,
        },
      }),
      {
        ...{ kind: 'select', name: 'ending', label: m.pricesEnd() },
        options: [
          { value: 'rupee', label: m.onRupees() },
          { value: 'nine', label: m.onNine() },
          { value: 'ninetyNine', label: m.onNinetyNine() },
        ],
        hint: m.roundedDown(),
      },
    ],
    aside: (form) => <Preview form={form} sale={sale} />,
  },
]

/** Of one that runs: what it is for and how much it takes off were promised. */
const onRunning = (): readonly FormSection<SaleValues>[] => [
  {
    title: m.isOn(),
    text: m.isOnText(),
    fields: [{ ...name(), wide: true }, until()],
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
  const seen = useSeen(sale, valuesOf, { together: saidTogether })

  const onSave = async (entered: SaleValues) => {
    const json = sale && seen ? changeOf(entered, sale, seen) : requestOf(entered)
    const { message, sale: stored } = await save.mutateAsync({ id: sale?._id, json })
    toast.success(message)
    return stored
  }

  if (sale?.state === 'over') return <Callout tone="info">{m.isOver()}</Callout>
  return (
    <ResourceForm
      label={sale ? m.editSale() : m.addSale()}
      schema={saleForm}
      values={valuesOf(sale)}
      sections={sale?.state === 'running' ? onRunning() : sectionsOf(sale)}
      saveLabel={sale ? m.saveChanges() : m.addSale()}
      {...(seen && { seen })}
      action={(cause) => (sale ? m.changingFailed({ cause }) : m.addingFailed({ cause }))}
      onSave={onSave}
      onSaved={toList}
      cancel={
        <Link to="/admin/sale" className={buttonClass({ variant: 'quiet' })}>
          {m.cancel()}
        </Link>
      }
      danger={
        sale?.state === 'waiting' && (
          <DeleteButton
            noun={m.sale()}
            name={sale.name}
            look="button"
            text={m.notBegun()}
            onDelete={() => remove.mutateAsync(sale._id)}
            onDeleted={toList}
          />
        )
      }
    />
  )
}
