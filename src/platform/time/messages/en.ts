export const en = {
  noTime: 'Day and time, such as 1 November 2026, 09:00.',
  endsEarly: 'The end comes after the beginning.',
} as const
