import { z } from 'zod'
import { readColour } from '#/platform/colour/colour.rules.ts'
import { m } from './messages/look.messages.ts'
import { pairingNames } from './pairings.rules.ts'

/** What the shop wears while nobody has chosen anything else: the tokens of src/ui/styles/tokens.css. */
export const usualLook = {
  action: '#8a1a2e',
  link: '#0c5b65',
  accent: '#dda32a',
  type: 'classic',
  corners: 'soft',
  cards: 'plain',
  ground: 'ivory',
  ornament: 'on',
  spacing: 'usual',
} as const

/** A colour as it is typed. */
const typedColour = z.string({ error: () => m.chooseColour() }).transform((typed, context) => {
  const hex = readColour(typed)
  if (hex) return hex
  context.addIssue({ code: 'custom', message: m.colourExample() })
  return z.NEVER
})

export const cornerStyles = ['square', 'soft', 'round'] as const
export const cardStyles = ['framed', 'plain', 'raised'] as const
export const groundNames = ['ivory', 'white', 'rose', 'turmeric'] as const
export const ornamentStyles = ['on', 'plain'] as const
export const spacings = ['close', 'usual', 'airy'] as const

const choices = {
  type: z.enum(pairingNames, { error: () => m.chooseFonts() }),
  corners: z.enum(cornerStyles, { error: () => m.chooseCorners() }),
  cards: z.enum(cardStyles, { error: () => m.chooseCards() }),
  /** What pages, header and footer stand on. */
  ground: z.enum(groundNames, { error: () => m.chooseGround() }),
  /** Arches, sprigs between the parts of a page, the temple border. */
  ornament: z.enum(ornamentStyles, { error: () => m.chooseOrnament() }),
  /** How far the parts of a page stand from each other. */
  spacing: z.enum(spacings, { error: () => m.chooseSpacing() }),
}

/** The look of the shop as the owner chooses it; colours are `#rrggbb`. */
export const lookSchema = z.object({
  /** The one thing to press, and the shop's name. */
  action: typedColour,
  /** Links, and what is chosen. */
  link: typedColour,
  /** Thin lines, badges, the letters of the footer's headings. */
  accent: typedColour,
  ...choices,
})

export type Look = z.infer<typeof lookSchema>

/** As it is stored. What a later version stored, and this one does not know, is as usual. */
export const storedLookSchema = z
  .object({
    action: typedColour.catch(usualLook.action),
    link: typedColour.catch(usualLook.link),
    accent: typedColour.catch(usualLook.accent),
    type: choices.type.catch(usualLook.type),
    corners: choices.corners.catch(usualLook.corners),
    cards: choices.cards.catch(usualLook.cards),
    ground: choices.ground.catch(usualLook.ground),
    ornament: choices.ornament.catch(usualLook.ornament),
    spacing: choices.spacing.catch(usualLook.spacing),
  })
  .catch({ ...usualLook })

/** What pages have to know of a look besides the usual one. */
export const shownLookSchema = z.object({
  /** Address of its style. */
  style: z.string(),
  /** `theme-color` of the page, `#rrggbb`. */
  themeColor: z.string(),
  /** Addresses of the fonts to fetch with the page. */
  fonts: z.array(z.string()),
  /** Which of the usual fonts are not used. */
  unused: z.array(z.enum(['display', 'text'])),
})
export type ShownLook = z.infer<typeof shownLookSchema>
