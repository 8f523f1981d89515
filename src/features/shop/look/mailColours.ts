import {
  atLightness,
  contrast,
  type Ground,
  nearestReadable,
  READABLE,
} from '#/platform/colour/contrast.rules.ts'
import { type MailColours, mailGrounds } from '#/ui/mail/mailColours.ts'
import { type Look, usualLook } from './look.schema.ts'

const onDark: Ground[] = mailGrounds.dark.map((hex) => ({ hex, least: READABLE, words: '' }))

/** Of 0 to 1: light enough to be read at night, and still of its hue. */
const PALE = 0.84
/** Letters on a pale button. */
const NIGHT = 0.2

/** A colour for a dark screen, as pale as the usual ones there. */
const atNight = (hex: string): string => nearestReadable(atLightness(hex, PALE), onDark, 'light') ?? '#ffffff'

/** Dark letters of the colour's own hue on its pale button. */
function lettersOn(pale: string, hex: string): string {
  const letters = atLightness(hex, NIGHT)
  return contrast(letters, pale) >= READABLE ? letters : '#000000'
}

/** The colours of mails that follow from a look; undefined while its colours are the usual ones. */
export function mailColours({ action, link, accent }: Look): MailColours | undefined {
  if (action === usualLook.action && link === usualLook.link && accent === usualLook.accent) return undefined
  const button = atNight(action)
  return {
    button: action,
    link,
    thread: accent,
    dark: {
      brand: button,
      button,
      onButton: lettersOn(button, action),
      link: atNight(link),
    },
  }
}
