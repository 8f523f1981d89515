import { z } from 'zod'
import { type ProviderCode, ProviderError, ProviderRefusal, type WantedCode } from '../provider.ts'
import type { CodeCredit } from '../updates.schema.ts'
import { askRazorpay, type RazorpayAccount } from './razorpay.ts'

const codeAnswer = z.object({
  id: z.string().min(1).max(100),
  payment_amount: z.number().int(),
  usage: z.string(),
  fixed_amount: z.boolean(),
  status: z.string(),
  /** What the code says; their support switches it on, as the codes themselves. */
  image_content: z.string().max(2_000),
})

/**
 * A code for one payment of one amount, which closes by itself. @throws ProviderError also when the answer is about another amount, or when what the code
 * says is not for us to read
 */
export async function createRazorpayCode(
  account: RazorpayAccount,
  { amountPaise, name, description, receipt, closesAt }: WantedCode,
): Promise<ProviderCode> {
  const body = {
    ...{ type: 'upi_qr', usage: 'single_use', fixed_amount: true, payment_amount: amountPaise },
    ...{
      name,
      description,
      close_by: Math.floor(closesAt.getTime() / 1_000),
      notes: { zari_order: receipt },
    },
  }
  const code = await askRazorpay(account, '/v1/payments/qr_codes', codeAnswer, { body })
  const link = code.image_content
  const fields = link.startsWith('upi://pay?') ? new URL(link).searchParams : new URLSearchParams()
  // guard: code-answer-amount
  const isOurs =
    code.payment_amount === amountPaise && Math.round(Number(fields.get('am')) * 100) === amountPaise
  // guard: code-answer-once
  const isSingle = code.usage === 'single_use' && code.fixed_amount && code.status === 'active'
  if (!isOurs || !isSingle || !fields.get('pa') || (fields.get('cu') ?? 'INR') !== 'INR')
    throw new ProviderError(`asked for a code over ${amountPaise} INR, got another one`)
  return { id: code.id, link, upiId: fields.get('pa') ?? '', payeeName: fields.get('pn') ?? '' }
}

const creditedPayment = z.object({
  id: z.string().min(1).max(100),
  amount: z.number().int().positive(),
  currency: z.literal('INR'),
  // guard: code-credit-captured
  status: z.literal('captured'),
  method: z.literal('upi'),
  vpa: z.string().max(200).nullish(),
  /** Seconds since 1970. */
  created_at: z.number().int().positive().max(10_000_000_000),
  acquirer_data: z.object({ rrn: z.string().nullish() }).nullish().catch(undefined),
})

type CreditedPayment = z.output<typeof creditedPayment>

const creditOf = (codeId: string, payment: CreditedPayment): CodeCredit => ({
  codeId,
  providerPaymentId: payment.id,
  amountPaise: payment.amount,
  utr: /^\d{12}$/.exec(payment.acquirer_data?.rrn ?? '')?.[0] ?? null,
  payer: payment.vpa ?? '',
  at: new Date(payment.created_at * 1_000),
})

/** Money that came by a code, in an event that is called so; anything else about codes does not concern us. */
export const creditedEventSchema = z
  .object({
    // guard: code-credit-event
    event: z.literal('qr_code.credited'),
    payload: z.object({
      payment: z.object({ entity: creditedPayment }),
      qr_code: z.object({ entity: z.object({ id: z.string().min(1).max(100) }) }),
    }),
  })
  .transform(({ payload: { payment, qr_code } }) => creditOf(qr_code.entity.id, payment.entity))

const pathOf = (codeId: string) => `/v1/payments/qr_codes/${encodeURIComponent(codeId)}`

/** The money that came by a code, as the webhook would have told it. @throws ProviderError */
export async function creditsOfCode(account: RazorpayAccount, codeId: string): Promise<CodeCredit[]> {
  const answer = z.object({ items: z.array(z.unknown()) })
  const { items } = await askRazorpay(account, `${pathOf(codeId)}/payments?count=100`, answer)
  // What failed, and what was refunded, does not hide the others.
  return items.flatMap((item) => {
    const { data } = creditedPayment.safeParse(item)
    return data ? [creditOf(codeId, data)] : []
  })
}

/** Closes a code; they refuse one that is closed, which is as good. @throws ProviderError */
export async function closeRazorpayCode(account: RazorpayAccount, codeId: string): Promise<void> {
  const answer = z.object({ status: z.string() })
  try {
    await askRazorpay(account, `${pathOf(codeId)}/close`, answer, { body: {} })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // guard: code-closed-before
    if ((await askRazorpay(account, pathOf(codeId), answer)).status !== 'closed') throw error
  }
}
