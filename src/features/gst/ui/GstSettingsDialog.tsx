import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSaveGstSettings } from '../gst.queries.ts'
import type { GstMonths } from '../gst.schema.ts'
import { type Turnover, turnovers } from '../rules/limits.rules.ts'
import { type Ledger, ledgerNames } from '../rules/settings.rules.ts'

const turnoverWords: Readonly<Record<Turnover, string>> = {
  upTo5Crore: 'Up to ₹5 crore',
  upTo10Crore: 'Above ₹5 crore, up to ₹10 crore',
  above10Crore: 'Above ₹10 crore',
}

const ledgerWords: Readonly<Record<Ledger, string>> = {
  sales: 'Sales',
  exempt: 'Sales without GST',
  cgst: 'CGST',
  sgst: 'SGST and UTGST',
  igst: 'IGST',
  customers: 'All customers of the shop',
  bank: 'Bank account (UPI, transfers)',
  provider: 'Card provider',
  couriers: 'Cash from couriers',
  storeCredit: 'Store credit',
}

/** What returns and registers know of the shop, besides its settings. */
export function GstSettingsDialog({
  settings,
  onClose,
}: {
  settings: GstMonths['settings']
  onClose: () => void
}) {
  const save = useSaveGstSettings()
  const { register, errors, submitWith } = useDialogForm(settings)
  return (
    <FormDialog
      onClose={onClose}
      title="Settings of the returns"
      description="Ask your accountant where you are not sure."
      submitLabel="Save"
      pending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        await save.mutateAsync(typed)
        toast.success('Settings saved')
        onClose()
      })}
    >
      <Field
        label="Turnover"
        error={errors.turnover?.message}
        hint="The greatest of any year since 2017-18. It decides how many digits codes need, and whether invoices to businesses need an e-invoice."
      >
        <Select {...register('turnover')}>
          {turnovers.map((name) => (
            <option key={name} value={name}>
              {turnoverWords[name]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="City of the shop" error={errors.city?.message} hint="For e-invoices.">
          <Input {...register('city')} maxLength={50} autoComplete="off" />
        </Field>
        <Field label="Its PIN code" error={errors.zipCode?.message} hint="For e-invoices.">
          <Input {...register('zipCode')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Ledgers in the accountant’s program</legend>
        {ledgerNames.map((name) => (
          <Field key={name} label={ledgerWords[name]} error={errors.ledgers?.[name]?.message}>
            <Input {...register(`ledgers.${name}`)} maxLength={60} autoComplete="off" />
          </Field>
        ))}
      </fieldset>
    </FormDialog>
  )
}
