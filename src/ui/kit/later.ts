import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of a page whose code comes after what is needed first: the server sends the part with the page, the browser brings it to
 * life later. Where its code cannot be had, `otherwise` stands there, usually nothing.
 */
export const later = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  )
