import type { PostalAddress } from '#/features/addresses/addresses.schema.ts'
import type { MailAttachment } from '#/platform/mail/mailer.ts'
import type { CashCheck } from '../rules/cashCheck.rules.ts'
import type { mailedEvents } from '../rules/events.rules.ts'
import type { AppliedOffer } from '../rules/lineMoney.rules.ts'
import type { PaymentState } from '../rules/payments.rules.ts'
import type { RefundKind } from '../rules/refunds.rules.ts'
import type { ParcelOutcome } from '../rules/returns.rules.ts'
import type { OrderStatus } from '../rules/statuses.rules.ts'
import type { BillingAddress } from '../schema/orders.schema.ts'

/** What a mail about an order tells of: a status it reached, or something else that happened to it. */
export type MailKind = OrderStatus | (typeof mailedEvents)[number]

/** A line of the order, as it was when ordered; under its name in the language of the mail. */
export interface MailedPiece {
  readonly name: string
  /** '' where it has none. */
  readonly size: string
  readonly pricePaise: number
  readonly image: string | null
  /** Where its page is; null while its product has none. */
  readonly slug: string | null
  /** Pieces that are sold. */
  readonly quantity: number
  /** Pieces that were cancelled before packing. */
  readonly cancelled: number
  /** Of `quantity`, what came back or was lost on the way. */
  readonly returned: number
}

/** How an order that waits for its money is paid by UPI. */
export interface MailedUpi {
  readonly upiId: string
  readonly payeeName: string
  readonly amountPaise: number
  /** The code that UPI apps scan, as PNG. */
  readonly qr: Buffer
}

/** What rooms that stand behind this one put into its mails. */
export interface Enclosed {
  /** Null where nothing is to be paid, or not by UPI. */
  readonly upi: MailedUpi | null
  /** Invoice or credit note. */
  readonly documents: readonly MailAttachment[]
}

/** An order as it stands in the mails about it, so that each can be kept as its record. */
export interface OrderRecord {
  readonly number: number
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly pieces: readonly MailedPiece[]
  /** Business days that is added until it leaves, for what is done with it. */
  readonly serviceDays?: number
  readonly bill: {
    readonly subTotalPaise: number
    /** What offers take off. */
    readonly discountPaise: number
    readonly taxPaise: number
    readonly grandTotalPaise: number
    /** What of it is paid by store credit. */
    readonly creditPaise: number
    /** What is to be paid besides, or was. */
    readonly duePaise: number
    /** Of that, what comes by UPI before it is packed, of an order at the door; left out where nothing does. */
    readonly advancePaise?: number
    /** That part is with the shop. */
    readonly isAdvanceThere?: boolean
  }
  /** The offers it was given. */
  readonly offers: readonly AppliedOffer[]
  readonly address: BillingAddress
  /** Where it goes, unless that is the address above. */
  readonly deliveryAddress?: PostalAddress | null
}

/** What the mails about an order say. */
export interface OrderMail extends OrderRecord {
  readonly orderId: string
  readonly name: string
  readonly totalPaise: number
  /** What it still needs before it is packed, where it is paid at the door. */
  readonly cashCheck?: CashCheck
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly enclosed: Enclosed
  /** What the shop wants to tell about this step. */
  readonly note: string
  /** Paise that are owed back by a cancellation or return. */
  readonly owedPaise?: number
  /** What became of a parcel that did not reach the customer. */
  readonly outcome?: ParcelOutcome
  /** What was sent back. */
  readonly refund?: { readonly amountPaise: number; readonly kind: RefundKind; readonly reference: string }
}
