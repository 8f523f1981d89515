/** Every queue of jobs; they are made once at start, before a process works on them. */
export const queues = [
  'mail',
  'password-reset',
  'card-check',
  'catalogue-import',
  'alerts',
  'demo-pictures',
] as const

/** What is done again every minute, each by one process of all. */
export const everyMinute = [
  'resume-imports',
  'count-sales',
  'check-refunds',
  'sum-order-days',
  'rank-products',
  'invite-waiting',
  'fill-palettes',
  'discard-photos',
  'run-sales',
  'find-reductions',
  'match-receipts',
  'run-cash-deadlines',
  'send-gift-cards',
  'poll-upi-codes',
] as const
