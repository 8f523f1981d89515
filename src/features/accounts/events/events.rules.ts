import { m } from '../messages/accounts.messages.ts'

/** What an event is called, to whom it happened. */
export const eventWords = {
  signIn: m.signIn,
  signInFailed: m.signInFailed,
  codeFailed: m.codeFailed,
  locked: m.locked,
  refused: m.refused,
  signOut: m.signOut,
  passwordChanged: m.passwordChanged,
  emailChanged: m.emailChanged,
  twoFactorOn: m.twoFactorSwitchedOn,
  twoFactorOff: m.twoFactorSwitchedOff,
  roleChanged: m.roleChanged,
  statusChanged: m.statusChanged,
  moneySettingsChanged: m.moneySettingsChanged,
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
