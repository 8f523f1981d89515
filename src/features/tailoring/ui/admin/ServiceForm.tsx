import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { gstClasses } from '#/features/catalog/taxes/gstClasses.rules.ts'
import { taxClasses } from '#/features/catalog/taxes/taxClasses.rules.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { rupeesField } from '#/platform/typed/amount.rules.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSaveService } from '../../tailoring.queries.ts'
import { type AdminService, type ServiceInput, serviceInputSchema } from '../../tailoring.schema.ts'

export interface ServiceFormProps {
  /** The one to change; undefined for a new one. */
  service: AdminService | undefined
  onClose: () => void
}

const empty: ServiceInput = {
  ...{ name: '', details: '', price: '', gstClass: 'gst18', sac: '', days: '0' },
  ...{ asksMeasurements: false, refundable: false, categories: [], status: true },
}

/** Numbers stand in the form as text. */
const typedOf = ({ _id, price, days, ...fields }: AdminService): ServiceInput => ({
  ...fields,
  price: rupeesField(price),
  days: String(days),
})

/** Adds a service or changes one. What the server refuses is shown at its field. */
export function ServiceForm({ service, onClose }: ServiceFormProps) {
  const save = useSaveService()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { register, handleSubmit, formState, setError } = useForm<ServiceInput>({
    resolver: zodResolver(serviceInputSchema, undefined, { raw: true }),
    defaultValues: service ? typedOf(service) : empty,
  })
  const { errors } = formState
  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await save.mutateAsync({ ...input, _id: service?._id })
      toast.success(message)
      onClose()
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : []
      for (const [at, { field, message }] of wrong.entries()) {
        setError(field as keyof ServiceInput, { message }, { shouldFocus: at === 0 })
      }
      const fallback = 'The service could not be saved. Please try again.'
      if (wrong.length === 0) setError('root', { message: errorText(error, { fallback }) })
    }
  })
  return (
    <FormDialog
      title={service ? 'Change a service' : 'Add a service'}
      submitLabel="Save service"
      pending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message} hint="Such as Fall and pico">
        <Input {...register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label="What is done (optional)" error={errors.details?.message}>
        <TextArea {...register('details')} rows={2} maxLength={300} />
      </Field>
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="Price of a piece, in rupees" required error={errors.price?.message} hint="GST included">
          <Input {...register('price')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          label="Days until it is done"
          error={errors.days?.message}
          hint="Business days, added to what is promised"
        >
          <Input {...register('days')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label="GST"
          error={errors.gstClass?.message}
          hint="5 % or 18 % for sewing on a customer’s piece: ask your accountant"
        >
          <Select {...register('gstClass')}>
            {gstClasses.map((name) => (
              <option key={name} value={name}>
                {taxClasses[name].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="SAC (optional)"
          error={errors.sac?.message}
          hint="For invoices: 998821 for work on the cloth, 998822 for stitching a garment"
        >
          <Input {...register('sac')} inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">Offered for</legend>
        <p className="text-sm text-ink-faint">All goods, unless categories are chosen.</p>
        <div className="grid xs:grid-cols-2">
          {categories.map(({ _id, name }) => (
            <Checkbox key={_id} {...register('categories')} value={_id} label={name} />
          ))}
        </div>
      </fieldset>
      <div>
        <Checkbox
          {...register('asksMeasurements')}
          label="Asks for measurements"
          hint="Those of a blouse; they are kept for the customer’s next time."
        />
        <Checkbox
          {...register('refundable')}
          label="Its price goes back with a return"
          hint="Off: what was done stays paid when the piece comes back."
        />
        <Checkbox {...register('status')} label="Offered to shoppers" />
      </div>
    </FormDialog>
  )
}
