import { useState } from 'react'
import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { useClash } from '#/ui/resource/form/useClash.tsx'
import { makeSeen, type Seen } from '#/ui/resource/form/useSeen.ts'
import { useSaveGstSettings } from '../gst.queries.ts'
import type { GstMonths, GstSettingsInput } from '../gst.schema.ts'
import { type Turnover, turnovers } from '../rules/limits.rules.ts'
import { type FlatGstSettings, flatGstSettings, type Ledger, ledgerNames } from '../rules/settings.rules.ts'
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

type Settings = GstMonths['settings']

const flat = (settings: Settings) => flatGstSettings(settings) as FlatGstSettings
const same = (shown: FlatGstSettings) => shown

/** What the fields are called where one of two values is to be chosen. */
const fields = (): FormSection<FlatGstSettings> => ({
  title: m.settingsTitle(),
  fields: [
    {
      ...{ kind: 'select', name: 'turnover', label: m.turnover() },
      options: turnovers.map((value) => ({ value, label: turnoverWords[value]() })),
    },
    { kind: 'text', name: 'city', label: m.city() },
    { kind: 'text', name: 'zipCode', label: m.pinCode() },
    ...ledgerNames.map((name) => ({
      ...{ kind: 'text' as const, name: `ledgers.${name}` as const, label: ledgerWords[name]() },
    })),
  ],
})

/** What was changed, with what the dialog showed of it: somebody else may have changed the rest. */
function changeOf({ ledgers, ...typed }: Settings, seen: Seen<FlatGstSettings>): GstSettingsInput {
  const names = seen.changed(flat({ ...typed, ledgers }))
  const named = Object.entries(ledgers).filter(([name]) => names.includes(`ledgers.${name}`))
  return { ...fieldsNamed(typed, names), ledgers: Object.fromEntries(named), seen: seen.of(names) }
}

/** What returns and registers know of the shop, besides its settings. */
export function GstSettingsDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const save = useSaveGstSettings()
  const { register, errors, submitWith, setValue } = useDialogForm<Settings>(settings)
  const [seen] = useState(() => makeSeen<FlatGstSettings, FlatGstSettings>(flat(settings), same))
  // Either way of calling a ledger is the same place in the form.
  const clashes = useClash<FlatGstSettings>({ setValue: setValue as never }, [fields()], seen)
  return (
    <FormDialog
      onClose={onClose}
      title={m.settingsTitle()}
      description={m.settingsText()}
      submitLabel={m.save()}
      pending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submitWith(async (typed) => {
        if (clashes.isOpen()) return
        try {
          const stored = await save.mutateAsync(changeOf(typed, seen))
          toast.success(m.settingsSaved())
          clashes.settle(flat(stored), flat(typed))
          onClose()
        } catch (error) {
          if (!clashes.take(error, flat(typed))) throw error
        }
      })}
    >
      {clashes.panel}
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
