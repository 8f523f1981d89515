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
