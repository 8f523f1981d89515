export const en = {
  questions: 'Questions: {email}',
} as const
