import { type ComponentType, lazy, memo } from 'react'

const Nothing = () => null

/**
 * A part of a page whose code comes after what is needed first: the server sends the part with the page, the browser brings it to
 * life later. Where its code cannot be had, `otherwise` stands there, usually nothing. It is rendered again where its own props change
 * alone: a size that is chosen would else render reviews, facts and all that lies below it anew.
 */
export const later = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) =>
  memo(
    lazy(() =>
      fetchPart().then(
        (part) => ({ default: part }),
        () => ({ default: otherwise }),
      ),
    ),
  )
