/** What the provider says about one payment. */
export interface PaymentUpdate {
  readonly providerOrderId: string
  readonly providerPaymentId: string
  readonly amountPaise: number
  readonly currency: string
  /** created, authorized, captured, refunded or failed; a provider with other words translates them. Only captured is paid. */
  readonly status: string
}

/** What the card provider says about one refund. */
export interface RefundUpdate {
  readonly providerRefundId: string
  readonly providerPaymentId: string
  readonly amountPaise: number
  readonly currency: string
  /** The name under which Zari asked for it; null for what somebody made in the provider's own dashboard. */
  readonly receipt: string | null
  /** pending, processed or failed; a provider with other words translates them. */
  readonly status: string
  readonly createdAt: Date | undefined
}

/** Money that came by a code of the provider's, which is captured. */
export interface CodeCredit {
  /** The provider's id of the code. Which order it is for we know ourselves: what the provider repeats of our notes is not believed. */
  readonly codeId: string
  readonly providerPaymentId: string
  readonly amountPaise: number
  /** The bank's 12 digits, where the provider tells them. */
  readonly utr: string | null
  /** The payer's UPI id. */
  readonly payer: string
  readonly at: Date
}
