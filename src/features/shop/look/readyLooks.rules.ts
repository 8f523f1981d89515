import type { Look } from './look.schema.ts'
import { usualLook } from './look.schema.ts'

export interface ReadyLook {
  readonly name: string
  readonly text: string
  readonly look: Look
}

/** Looks to begin with, each as a whole. */
export const readyLooks: readonly ReadyLook[] = [
  { name: 'As it came', text: 'Maroon, peacock and marigold on ivory.', look: { ...usualLook } },
  {
    name: 'Festive',
    text: 'Rani pink and marigold, ornate letters, round cards that stand out.',
    look: {
      action: '#a80f4c',
      link: '#0f5a3c',
      accent: '#f0a81e',
      type: 'festive',
      corners: 'round',
      cards: 'raised',
    },
  },
  {
    name: 'Quiet',
    text: 'Ink and sage, letters of a book, straight edges and much air.',
    look: {
      action: '#39342f',
      link: '#476050',
      accent: '#cdb892',
      type: 'book',
      corners: 'square',
      cards: 'plain',
    },
  },
  {
    name: 'Loud print',
    text: 'Indigo and turmeric, thick letters, cards with a frame.',
    look: {
      action: '#2a2fb0',
      link: '#b3261e',
      accent: '#ffc61a',
      type: 'poster',
      corners: 'soft',
      cards: 'framed',
    },
  },
]
