import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWidth } from '#/features/visuals/ui/admin/useWidth.ts'
import { IconShapes } from '#/ui/icons/IconShapes.tsx'

/** Screens that are looked at, px. */
export const screens = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1366, height: 860 },
} as const

export interface ScreenProps {
  width: number
  height: number
  /** Names it for screen readers. */
  title: string
  children: ReactNode
}

/**
 * Shows something as it looks on a screen of this size: in a document of its own, which has the styles of this one and no
 * scripts, so that what depends on the width of the screen is so. It is made smaller where there is no room.
 */
export function Screen({ width, height, title, children }: ScreenProps) {
  const [box, room] = useWidth()
  const [inner, setInner] = useState<HTMLElement>()
  const scale = room === undefined ? 1 : Math.min(1, room / width)
  return (
    <div ref={box}>
      <div
        // Until its place is measured it is as wide as that, or the page could be pushed sideways meanwhile.
        className="mx-auto max-w-full overflow-hidden rounded-md border border-line bg-page"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          title={title}
          className="origin-top-left"
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setInner(furnish(currentTarget.contentDocument))}
          ref={(frame) => {
            // Some browsers have the empty document there at once, and tell nobody.
            const { contentDocument } = frame ?? {}
            if (!inner && contentDocument?.readyState === 'complete') setInner(furnish(contentDocument))
          }}
        />
        {inner &&
          createPortal(
            <div inert>
              <IconShapes />
              {children}
            </div>,
            inner,
          )}
      </div>
    </div>
  )
}

/** Gives a document the styles of this one. @returns where to draw in it */
function furnish(inside: Document | null): HTMLElement | undefined {
  if (!inside) return undefined
  const { documentElement } = document
  inside.documentElement.lang = documentElement.lang
  inside.documentElement.className = documentElement.className
  const links = document.head.querySelectorAll('link[rel=stylesheet], style')
  inside.head.replaceChildren(...[...links].map((link) => inside.importNode(link, true)))
  return inside.body
}
