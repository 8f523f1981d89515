import type { RequestReason } from '#/features/orders/rules/returnRequests.rules.ts'

/** Why a customer wants to send something back, as both sides read it. */
export const requestReasonNames: Record<RequestReason, string> = {
  damaged: 'It arrived damaged or faulty',
  wrong: 'It is the wrong piece',
  size: 'It does not fit',
  other: 'Another reason',
}
