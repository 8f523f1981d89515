import { useDialogForm } from '#/features/orders/ui/useDialogForm.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useRedeemGiftCard } from '../giftCard.queries.ts'
import { m } from '../messages/credit.messages.ts'

/** Where a gift card becomes store credit. What was typed stays until it is taken. */
export function RedeemGiftCard() {
  const redeem = useRedeemGiftCard()
  const { register, errors, reset, setError, submitWith } = useDialogForm({ code: '' })
  const submit = submitWith(async ({ code }) => {
    if (code.trim() === '') return setError('code', { message: m.enterCode() }, { shouldFocus: true })
    const { message } = await redeem.mutateAsync(code)
    toast.success(message)
    reset()
  })
  return (
    <form noValidate onSubmit={submit} className="mb-6 rounded-md border border-line bg-surface p-5">
      <h2 className="mb-3 text-xl">{m.redeemCard()}</h2>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={m.code()}
          required
          error={errors.code?.message ?? errors.root?.message}
          hint={m.codeHint()}
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
          {m.redeem()}
        </Button>
      </div>
    </form>
  )
}
