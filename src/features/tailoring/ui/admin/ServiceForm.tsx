import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useClash } from '#/ui/resource/form/useClash.tsx'
import { useSeen } from '#/ui/resource/form/useSeen.ts'
import { useAddService, useChangeService } from '../../tailoring.queries.ts'
import { type AdminService, type ServiceInput, serviceInputSchema } from '../../tailoring.schema.ts'
import { m } from './messages/admin.messages.ts'
import { changeOf, emptyService, gstOptions, serviceFields, typedOf } from './serviceFields.ts'

export interface ServiceFormProps {
  /** The one to change; undefined for a new one. */
  service: AdminService | undefined
  onClose: () => void
}

/** Adds a service or changes one. What the server refuses is shown at its field. */
export function ServiceForm({ service, onClose }: ServiceFormProps) {
  const add = useAddService()
  const change = useChangeService()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const seen = useSeen<AdminService, ServiceInput>(service, typedOf)
  const form = useForm<ServiceInput>({
    resolver: zodResolver(serviceInputSchema, undefined, { raw: true }),
    defaultValues: service ? typedOf(service) : emptyService,
  })
  const { register, handleSubmit, formState, setError } = form
  const clashes = useClash(form, [serviceFields(categories)], seen)
  const { errors } = formState
  const submit = handleSubmit(async (input) => {
    if (clashes.isOpen()) return
    try {
      const { message, service: stored } =
        service && seen
          ? await change.mutateAsync({ _id: service._id, ...changeOf(input, seen) })
          : await add.mutateAsync(input)
      toast.success(message)
      clashes.settle(stored, input)
      onClose()
    } catch (error) {
      if (clashes.take(error, input)) return
      const wrong = error instanceof ApiError ? error.errors : []
      for (const [at, { field, message }] of wrong.entries()) {
        setError(field as keyof ServiceInput, { message }, { shouldFocus: at === 0 })
      }
      const fallback = m.notSaved()
      if (wrong.length === 0) setError('root', { message: errorText(error, { fallback }) })
    }
  })
  return (
    <FormDialog
      title={service ? m.changeService() : m.addService()}
      submitLabel={m.saveService()}
      pending={add.isPending || change.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {clashes.panel}
      <Field label={m.name()} required error={errors.name?.message} hint={m.nameHint()}>
        <Input {...register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label={m.whatIsDone()} error={errors.details?.message}>
        <TextArea {...register('details')} rows={2} maxLength={300} />
      </Field>
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label={m.pricePerPiece()} required error={errors.price?.message} hint={m.gstIncluded()}>
          <Input {...register('price')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={m.daysUntilDone()} error={errors.days?.message} hint={m.daysHint()}>
          <Input {...register('days')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={m.gst()} error={errors.gstClass?.message} hint={m.gstHint()}>
          <Select {...register('gstClass')}>
            {gstOptions().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.sacOptional()} error={errors.sac?.message} hint={m.sacHint()}>
          <Input {...register('sac')} inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{m.offeredFor()}</legend>
        <p className="text-sm text-ink-faint">{m.offeredForText()}</p>
        <div className="grid xs:grid-cols-2">
          {categories.map(({ _id, name }) => (
            <Checkbox key={_id} {...register('categories')} value={_id} label={name} />
          ))}
        </div>
      </fieldset>
      <div>
        <Checkbox
          {...register('asksMeasurements')}
          label={m.asksMeasurements()}
          hint={m.asksMeasurementsHint()}
        />
        <Checkbox {...register('refundable')} label={m.refundable()} hint={m.refundableHint()} />
        <Checkbox {...register('status')} label={m.offered()} />
      </div>
    </FormDialog>
  )
}
