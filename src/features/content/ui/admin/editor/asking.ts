import { createContext } from 'react'
import type { BlockAttrs, OwnBlock } from '../../../body.schema.ts'

/** What is asked for in a dialog: where a link leads, or what stands in a block. */
export type Asking =
  | { readonly kind: 'link'; readonly href: string }
  | {
      [Name in OwnBlock]: {
        readonly kind: Name
        /** Of one that is there: its place in the document, and what it says. */
        readonly at?: { readonly pos: number; readonly attrs: BlockAttrs[Name] }
      }
    }[OwnBlock]

/** Opens the dialog, from a block within the text. */
export const AskContext = createContext<(asking: Asking) => void>(() => {})
