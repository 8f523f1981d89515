import { type PointerEvent, useRef, useState } from 'react'

/** A finger that has moved this far sideways has turned the page, px (specification, section 9). */
export const SWIPE_THRESHOLD = 40

/** Which way a movement of `dx` px turns: -1 back, 1 on, 0 not at all. */
export function swipeDirection(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_THRESHOLD) return 0
  return dx < 0 ? 1 : -1
}

/**
 * Follows a finger sideways. `offset` (px) is how far it has come while it is down; the handlers go onto an element
 * with `touch-action: pan-y`, so that scrolling the page stays the browser's.
 */
export function useSwipe(onTurn: (direction: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number }>(null)
  const [offset, setOffset] = useState(0)

  const end = () => {
    start.current = null
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse') return
        start.current = { id: event.pointerId, x: event.clientX }
      },
      onPointerMove(event: PointerEvent) {
        if (start.current?.id === event.pointerId) setOffset(event.clientX - start.current.x)
      },
      onPointerUp(event: PointerEvent) {
        if (start.current?.id !== event.pointerId) return
        const direction = swipeDirection(event.clientX - start.current.x)
        end()
        if (direction !== 0) onTurn(direction)
      },
      onPointerCancel: end,
    },
  }
}
