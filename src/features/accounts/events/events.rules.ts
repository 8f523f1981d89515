/** What an event is called, to whom it happened. */
export const eventWords = {
  signIn: 'Logged in',
  signInFailed: 'Wrong password',
  codeFailed: 'Wrong code of the second factor',
  locked: 'Locked for a while after too many tries',
  refused: 'Refused: not allowed',
  signOut: 'Logged out',
  passwordChanged: 'New password',
  emailChanged: 'New email',
  twoFactorOn: 'Second factor switched on',
  twoFactorOff: 'Second factor switched off',
  roleChanged: 'New role',
  statusChanged: 'Account disabled or activated',
  moneySettingsChanged: 'Changed where shoppers pay or who the seller is',
} as const

export type EventKind = keyof typeof eventWords

/** The person hears of these by mail: whoever did not do it has to act. */
const mailedKinds: ReadonlySet<EventKind> = new Set([
  'passwordChanged',
  'emailChanged',
  'twoFactorOn',
  'twoFactorOff',
  'roleChanged',
] as const)

export const isMailed = (kind: EventKind): boolean => mailedKinds.has(kind)
