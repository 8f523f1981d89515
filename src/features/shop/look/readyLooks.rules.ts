import type { Look } from './look.schema.ts'
import { usualLook } from './look.schema.ts'
import { m } from './messages/look.messages.ts'

export interface ReadyLook {
  readonly name: () => string
  readonly text: () => string
  readonly look: Look
}

/** Looks to begin with, each as a whole. */
export const readyLooks: readonly ReadyLook[] = [
  { name: m.asItCame, text: m.asItCameText, look: { ...usualLook } },
  {
    name: m.festive,
    text: m.festiveLook,
    look: {
      action: '#a80f4c',
      link: '#0f5a3c',
      accent: '#f0a81e',
      type: 'festive',
      corners: 'round',
      cards: 'raised',
      ground: 'rose',
      ornament: 'on',
      spacing: 'usual',
    },
  },
  {
    name: m.quiet,
    text: m.quietText,
    look: {
      action: '#39342f',
      link: '#476050',
      accent: '#cdb892',
      type: 'book',
      corners: 'square',
      cards: 'plain',
      ground: 'white',
      ornament: 'plain',
      spacing: 'airy',
    },
  },
  {
    name: m.loudPrint,
    text: m.loudPrintText,
    look: {
      action: '#2a2fb0',
      link: '#00665e',
      accent: '#ffc61a',
      type: 'poster',
      corners: 'soft',
      cards: 'framed',
      ground: 'turmeric',
      ornament: 'plain',
      spacing: 'close',
    },
  },
]
