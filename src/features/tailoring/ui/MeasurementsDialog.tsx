import { useForm } from 'react-hook-form'
import { type Point, points } from '#/features/sizing/garments.rules.ts'
import { formatLength, typedLength } from '#/features/sizing/length.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { m } from '../messages/tailoring.messages.ts'
import { blousePoints, type Measurements } from '../tailoring.rules.ts'

export interface MeasurementsDialogProps {
  known: Measurements | null
  pending: boolean
  onSave: (measurements: Measurements) => unknown
  /** Takes away what is kept; left out where nothing is kept yet. */
  onForget?: () => unknown
  onClose: () => void
}

type Typed = Partial<Record<Point, string>>

const typedOf = (known: Measurements | null): Typed =>
  Object.fromEntries(
    blousePoints.map((point) => {
      const mm = known?.[point]
      return [point, mm === undefined ? '' : formatLength(mm, 'in')]
    }),
  )

/** The measurements that a blouse is stitched by, as a tape says them: `36 1/2` or `92 cm`. */
export function MeasurementsDialog({ known, pending, onSave, onForget, onClose }: MeasurementsDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<Typed>({ defaultValues: typedOf(known) })
  const submit = handleSubmit((typed) => {
    const read = blousePoints.map((point) => [point, typedLength(typed[point] ?? '', 'in')] as const)
    const wrong = read.filter(([, mm]) => mm === undefined || Number.isNaN(mm))
    for (const [at, [point]] of wrong.entries()) {
      setError(point, { message: m.lengthLike() }, { shouldFocus: at === 0 })
    }
    if (wrong.length === 0) return onSave(Object.fromEntries(read))
  })
  return (
    <FormDialog
      title={m.ofBlouse()}
      description={m.ofBlouseText()}
      submitLabel={m.saveMeasurements()}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 xs:grid-cols-2">
        {blousePoints.map((point) => {
          const [name, how] = points[point]
          return (
            <Field key={point} label={name()} required error={formState.errors[point]?.message} hint={how()}>
              <Input {...register(point)} autoComplete="off" maxLength={20} />
            </Field>
          )
        })}
      </div>
      {known && onForget && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onForget}>
          {m.forget()}
        </Button>
      )}
    </FormDialog>
  )
}
