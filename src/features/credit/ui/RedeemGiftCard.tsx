import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useRedeemGiftCard } from '../giftCard.queries.ts'

/** Where a gift card becomes store credit. What was typed stays until it is taken. */
export function RedeemGiftCard() {
  const redeem = useRedeemGiftCard()
  const { register, errors, reset, setError, submitWith } = useDialogForm({ code: '' })
  const submit = submitWith(async ({ code }) => {
    if (code.trim() === '')
      return setError('code', { message: 'Please enter the code.' }, { shouldFocus: true })
    const { message } = await redeem.mutateAsync(code)
    toast.success(message)
    reset()
  })
  return (
    <form noValidate onSubmit={submit} className="mb-6 rounded-md border border-line bg-surface p-5">
      <h2 className="mb-3 text-xl">Redeem a gift card</h2>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="Code"
          required
          error={errors.code?.message ?? errors.root?.message}
          hint="20 letters and digits. Small letters, spaces and hyphens do not matter."
          className="min-w-[min(16rem,100%)] max-w-md flex-1"
        >
          <Input
            {...register('code')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
          />
        </Field>
        <Button type="submit" variant="secondary" pending={redeem.isPending} className="sm:mt-6.5">
          Redeem
        </Button>
      </div>
    </form>
  )
}
