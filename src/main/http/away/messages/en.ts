export const en = {
  title: 'Back in a moment',
  text: 'The shop cannot reach its books just now. Your bag, your orders and your account are safe, and nothing was ordered twice. What needs them comes back by itself.',
  tryAgain: 'Try again',
  lookAround: 'Look around the shop',
} as const
