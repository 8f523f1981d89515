import type { MailColours } from './mailColours.ts'

/** px; what mail programs show whole beside their list of mails. */
export const MAIL_WIDTH = 560

/**
 * The shop's colours for mail programs, which know neither custom properties nor our fonts. Styles stand at each element,
 * because some programs drop those of the head; classes are what `mailSheet` changes for dark and narrow screens.
 */
export const mailStyle = {
  page: {
    backgroundColor: '#fbf6ea',
    margin: 0,
    padding: '24px 8px',
    fontFamily: 'Georgia, serif',
    // What people type has no blanks where a phone needs one.
    wordBreak: 'break-word',
  },
  sheet: {
    backgroundColor: '#fffdf7',
    border: '1px solid #e8dcc0',
    width: '100%',
    maxWidth: `${MAIL_WIDTH}px`,
    margin: '0 auto',
  },
  masthead: { padding: '20px 32px 16px' },
  // White as a JPEG without ground is: on dark screens it is a card, by day nobody sees it. The name stands there in ink while
  // pictures are not shown.
  logo: {
    display: 'block',
    borderRadius: '6px',
    backgroundColor: '#ffffff',
    padding: '4px',
    color: '#2b1a2c',
    fontSize: '20px',
  },
  sender: { margin: 0, fontSize: '26px', lineHeight: '32px', letterSpacing: '1px' },
  letter: { padding: '24px 32px 8px' },
  title: { margin: '0 0 16px', fontSize: '22px', lineHeight: '28px', fontWeight: 400, color: '#2b1a2c' },
  heading: {
    margin: '24px 0 8px',
    fontFamily: 'Arial, sans-serif',
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 700,
    letterSpacing: '0.5px',
    color: '#5d4a5e',
  },
  text: {
    margin: '0 0 16px',
    fontFamily: 'Arial, sans-serif',
    fontSize: '16px',
    lineHeight: '24px',
    color: '#2b1a2c',
  },
  // Letters of one width: 23 of them stand on one line of the narrowest phone, whichever they are.
  code: {
    margin: '0 0 16px',
    fontFamily: 'Courier, monospace',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: '#2b1a2c',
  },
  button: {
    display: 'inline-block',
    margin: '8px 0 20px',
    padding: '12px 24px',
    color: '#fffdf7',
    fontFamily: 'Arial, sans-serif',
    fontSize: '16px',
    textDecoration: 'none',
  },
  small: {
    margin: '0 0 16px',
    fontFamily: 'Arial, sans-serif',
    fontSize: '14px',
    lineHeight: '20px',
    color: '#5d4a5e',
  },
  link: { textDecoration: 'underline' },
  footing: { borderTop: '1px solid #e8dcc0', margin: '0 32px', padding: '12px 0 24px' },
  footer: {
    margin: 0,
    fontFamily: 'Arial, sans-serif',
    fontSize: '13px',
    lineHeight: '20px',
    color: '#5d4a5e',
  },
} as const

/** Of links and of the name at the top. */
const coloursOf = ({ brand, link }: MailColours['dark']): string =>
  brand === link
    ? `.mail-brand, .mail-link { color: ${link} !important }`
    : `.mail-brand { color: ${brand} !important }\n  .mail-link { color: ${link} !important }`

/**
 * What a style at an element cannot say: dark screens and narrow ones. Programs that drop it (Gmail with accounts of others,
 * Outlook on Windows) show the mail as it is by day, which reads on both.
 */
export const mailSheet = ({ dark }: MailColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
img { border: 0; line-height: 100%; outline: none; text-decoration: none }
@media (max-width: 480px) {
  .mail-page { padding: 0 !important }
  .mail-sheet { border-left: 0 !important; border-right: 0 !important }
  .mail-pad { padding-left: 16px !important; padding-right: 16px !important }
  .mail-footing { margin-left: 16px !important; margin-right: 16px !important }
  .mail-button { display: block !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) {
  .mail-page { background-color: #17101a !important }
  .mail-sheet { background-color: #221a26 !important; border-color: #453749 !important }
  .mail-line { border-color: #453749 !important }
  .mail-ink { color: #f4ecdd !important }
  .mail-soft { color: #cdbfca !important }
  ${coloursOf(dark)}
  .mail-button { background-color: ${dark.button} !important; color: ${dark.onButton} !important }
}
`
