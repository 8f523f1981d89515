import type { CspSources } from '#/platform/http/cspSources.ts'
import type { PaymentUpdate, RefundUpdate } from './updates.schema.ts'

/** The provider did not answer, refused, or answered something that cannot be right. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

/** The provider understood and said no: it did certainly not do what it was asked for. */
export class ProviderRefusal extends ProviderError {
  override name = 'ProviderRefusal'
}

export interface ProviderRefund {
  readonly id: string
  readonly amountPaise: number
}

/** Which refund is meant: of which payment, how much, under which name of ours. */
export interface WantedRefund {
  readonly paymentId: string
  readonly amountPaise: number
  /** Our own name for it, at most 40 characters; the same name is never refunded twice. */
  readonly receipt: string
}

/** What a webhook tells of; what does not concern us or cannot be read is left out. */
export interface ProviderEvent {
  /** The same for an event that is sent again. */
  readonly id: string
  readonly payment?: PaymentUpdate | undefined
  readonly refund?: RefundUpdate | undefined
}

/** Who takes card payments for the shop and sends the money back. All amounts in paise, all in INR. */
export interface PaymentProvider {
  /** As people read it. */
  readonly name: string

  /**
   * Creates the provider's side of an order, to be captured as soon as it is paid. @returns its id
   * @param wanted `receipt`: our own name for it, at most 40 characters
   * @throws ProviderError also when the answer names another amount
   */
  createOrder(wanted: { readonly amountPaise: number; readonly receipt: string }): Promise<string>

  /** What was tried to pay an order with. @throws ProviderError */
  fetchPayments(providerOrderId: string): Promise<PaymentUpdate[]>

  /**
   * Sends money back to the card. May be repeated with the same receipt: the provider sends it once.
   * @throws ProviderRefusal when it said no, ProviderError when it did not say, or answered about something else
   */
  refund(wanted: WantedRefund): Promise<ProviderRefund>

  /** A refund that the provider made under this name before. @throws ProviderError */
  findRefund(wanted: WantedRefund): Promise<ProviderRefund | undefined>

  /** Refunds of any payment that were made within a span of time: one page of them, from 0. @throws ProviderError */
  listRefunds(span: {
    readonly from: Date
    readonly to: Date
    readonly page: number
  }): Promise<{ readonly updates: readonly RefundUpdate[]; readonly isLast: boolean }>

  /** What a webhook says; undefined when the provider did not sign it. @param body byte by byte as it came */
  verifyWebhook(body: Uint8Array, headers: Headers): ProviderEvent | undefined

  /**
   * Whether the provider signed what the browser brings back after a payment of this very order.
   * @param providerOrderId the one that we stored: the one that the browser sends may be that of another, cheaper order
   */
  verifyReturn(providerOrderId: string, answer: unknown): boolean

  /** The key that the script in the browser needs; not secret. */
  readonly publicKey: string
  /** The address of the script that the browser loads to pay. */
  readonly checkoutScript: string
  /** What the content security policy must allow for it. */
  readonly cspSources: CspSources
}
