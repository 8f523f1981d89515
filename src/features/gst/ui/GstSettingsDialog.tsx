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
import { m } from './messages/gstMonth.messages.ts'

const turnoverWords: Readonly<Record<Turnover, () => string>> = {
  upTo5Crore: m.upTo5,
  upTo10Crore: m.upTo10,
  above10Crore: m.above10,
}

const ledgerWords: Readonly<Record<Ledger, () => string>> = {
  sales: m.ledgerSales,
  exempt: m.ledgerExempt,
  cgst: m.cgst,
  sgst: m.sgstAndUtgst,
  igst: m.igst,
  customers: m.ledgerCustomers,
  bank: m.ledgerBank,
  provider: m.ledgerProvider,
  couriers: m.ledgerCouriers,
  storeCredit: m.ledgerStoreCredit,
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
      title={m.settingsTitle()}
      description={m.settingsText()}
      submitLabel={m.save()}
      pending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        await save.mutateAsync(typed)
        toast.success(m.settingsSaved())
        onClose()
      })}
    >
      <Field label={m.turnover()} error={errors.turnover?.message} hint={m.turnoverHint()}>
        <Select {...register('turnover')}>
          {turnovers.map((name) => (
            <option key={name} value={name}>
              {turnoverWords[name]()}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.city()} error={errors.city?.message} hint={m.forEinvoices()}>
          <Input {...register('city')} maxLength={50} autoComplete="off" />
        </Field>
        <Field label={m.pinCode()} error={errors.zipCode?.message} hint={m.forEinvoices()}>
          <Input {...register('zipCode')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{m.ledgers()}</legend>
        {ledgerNames.map((name) => (
          <Field key={name} label={ledgerWords[name]()} error={errors.ledgers?.[name]?.message}>
            <Input {...register(`ledgers.${name}`)} maxLength={60} autoComplete="off" />
          </Field>
        ))}
      </fieldset>
    </FormDialog>
  )
}
