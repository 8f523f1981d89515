export const en = {
  failed: 'The payment did not go through.',
} as const
