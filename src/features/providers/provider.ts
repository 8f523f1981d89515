import type { z } from 'zod'
import type { CardConfig, CardSettings } from '#/platform/config/cardSettings.ts'
import type { CspSources } from '#/platform/http/cspSources.ts'
import type { CodeCredit, PaymentUpdate, RefundUpdate } from './updates.schema.ts'

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

/** What is to be paid, and by whom. */
export interface WantedOrder {
  readonly amountPaise: number
  /** Our own name for it, at most 40 characters. */
  readonly receipt: string
  /** `contact` is a mobile number of India with its ten digits. */
  readonly buyer: { readonly name: string; readonly email: string; readonly contact: string }
}

/** Which refund is meant: of which payment, how much, under which name of ours. */
export interface WantedRefund {
  readonly providerOrderId: string
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
  readonly credit?: CodeCredit | undefined
}

/** A QR code over one amount, to be paid once. */
export interface WantedCode {
  readonly amountPaise: number
  /** Whom the payer's app names. */
  readonly name: string
  readonly description: string
  /** Our own name for it. */
  readonly receipt: string
  readonly closesAt: Date
}

export interface ProviderCode {
  readonly id: string
  /** What the code says: `upi://pay?...`, which opens a UPI app as well. */
  readonly link: string
  readonly upiId: string
  readonly payeeName: string
}

/** UPI codes of which the provider tells us when they are paid. */
export interface ProviderCodes {
  /** Makes one. @throws ProviderError also when the answer is about another amount */
  create(wanted: WantedCode): Promise<ProviderCode>
  /** The money that came by one. @throws ProviderError */
  credits(codeId: string): Promise<CodeCredit[]>
  /** From now on nobody can pay by it; one that is closed stays so. @throws ProviderError */
  close(codeId: string): Promise<void>
}

/** Refunds that were made from one time to another. */
export interface RefundSpan {
  readonly from: Date
  readonly to: Date
  /** The `next` of the page before; the first page without it. */
  readonly after?: string | undefined
}

export interface RefundPage {
  readonly updates: readonly RefundUpdate[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
}

/** Who takes card payments for the shop and sends the money back. All amounts in paise, all in INR. */
export interface PaymentProvider {
  /**
   * Creates the provider's side of an order, to be captured as soon as it is paid. @returns its id
   * @throws ProviderError also when the answer names another amount
   */
  createOrder(wanted: WantedOrder): Promise<string>

  /** Left out where that is not switched on. */
  readonly codes?: ProviderCodes | undefined

  /** The key with which the script in the browser opens the payment of this order; not secret. @throws ProviderError */
  keyFor(providerOrderId: string): Promise<string>

  /** What was tried to pay an order with. @throws ProviderError */
  fetchPayments(providerOrderId: string): Promise<PaymentUpdate[]>

  /**
   * Sends money back to the card. May be repeated with the same receipt: the provider sends it once.
   * @throws ProviderRefusal when it said no, ProviderError when it did not say, or answered about something else
   */
  refund(wanted: WantedRefund): Promise<ProviderRefund>

  /** A refund that the provider made under this name before. @throws ProviderError */
  findRefund(wanted: WantedRefund): Promise<ProviderRefund | undefined>

  /** Refunds of any payment that were made within a span of time, page by page. @throws ProviderError */
  listRefunds(span: RefundSpan): Promise<RefundPage>

  /** What a webhook says; undefined when the provider did not sign it. @param body byte by byte as it came */
  verifyWebhook(body: Uint8Array, headers: Headers): ProviderEvent | undefined

  /**
   * Whether the provider signed what the browser brings back after a payment of this very order.
   * @param providerOrderId the one that we stored: the one that the browser sends may be that of another, cheaper order
   */
  verifyReturn(providerOrderId: string, answer: unknown): boolean

  /** The address of the script that the browser loads to pay. */
  readonly checkoutScript: string
  /** What the content security policy must allow for it. */
  readonly cspSources: CspSources
}

/** A provider that a shop may choose by giving its credentials. Its half in the browser is `NAME/NAME.browser.ts`. */
export interface ProviderKind extends CardSettings {
  /** What its script hands to the browser after a payment; `verifyReturn` decides whether it is true. */
  readonly returned: z.ZodType<object, object>
  connect(environment: CardConfig['environment']): PaymentProvider
}

/** Declares a provider: `connect` gets the settings as its schema reads them. */
export const defineProvider = <Environment extends z.ZodObject>({
  connect,
  ...kind
}: Omit<ProviderKind, 'environment' | 'connect'> & {
  readonly environment: Environment
  connect(settings: z.output<Environment>): PaymentProvider
}): ProviderKind => ({ ...kind, connect: (given) => connect(kind.environment.parse(given)) })
