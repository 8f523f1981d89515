import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react'

const Nothing = () => null

export interface LaterOptions<Props> {
  /** Stands there where the code cannot be had; usually nothing. */
  readonly otherwise?: ComponentType<Props>
  /** Stands there while the code is on its way to a page that the browser makes itself. */
  readonly fallback?: ReactNode
}

/**
 * A part of a page whose code comes after what is needed first: the server sends the part with the page, the browser brings it to
 * life later. It is rendered again where its own props change alone, so give it the same objects each time: a size that is
 * chosen would else render reviews, facts and all that lies below it anew, and of what the server sent React would show the
 * fallback until the code is there.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { otherwise = Nothing, fallback }: LaterOptions<Props> = {},
) {
  const Part = lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      (reason) => {
        // A page with a hole is said to have failed, and kept for nobody.
        if (import.meta.env.SSR) throw reason
        return { default: otherwise }
      },
    ),
  )
  return memo((props: Props) => <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>)
}
