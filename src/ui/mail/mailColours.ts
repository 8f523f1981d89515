import { createContext } from 'react'

/** The colours of a mail that its owner decides, by day and on a dark screen, `#rrggbb`. */
export interface MailColours {
  readonly button: string
  readonly link: string
  /** The thread under the masthead. */
  readonly thread: string
  readonly dark: {
    readonly link: string
    readonly brand: string
    readonly button: string
    /** What stands on the button. */
    readonly onButton: string
  }
}

/** What mails wear while the owner has chosen nothing else. */
export const usualMailColours: MailColours = {
  button: '#7a1230',
  link: '#7a1230',
  thread: '#c9972f',
  dark: { link: '#f2b8c6', brand: '#f2b8c6', button: '#f2b8c6', onButton: '#3a0a1a' },
}

/** What a mail lies on: its sheet and its page, by day and on a dark screen. */
export const mailGrounds = {
  light: ['#fffdf7', '#fbf6ea'],
  dark: ['#221a26', '#17101a'],
} as const

export const MailColoursContext = createContext(usualMailColours)
