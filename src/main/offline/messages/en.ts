export const en = {
  offline: 'You are offline',
  text: 'This page could not be fetched. Nothing in your bag or your orders is lost.',
  tryAgain: 'Try again',
  home: 'Home',
  readNow: 'What you can read now',
  incomplete: 'A part of this page did not arrive, so nothing on it can be pressed.',
  loadAgain: 'Load it again',
} as const
