import { type PointerEvent, type ReactNode, useState } from 'react'

export interface ZoomAreaProps {
  /** Draws the picture; `zoomed` once a mouse has been over it, so that a larger file can be fetched. */
  children: (zoomed: boolean) => ReactNode
}

/** Shows its content twice as large while a mouse rests on it, at the place the mouse points to. */
export function ZoomArea({ children }: ZoomAreaProps) {
  const [point, setPoint] = useState<{ x: number; y: number }>()
  const [wanted, setWanted] = useState(false)

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    setWanted(true)
    setPoint({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    })
  }
  return (
    <div
      className="overflow-hidden md:cursor-zoom-in"
      onPointerMove={follow}
      onPointerLeave={() => setPoint(undefined)}
    >
      <div
        className="transition-[scale] duration-200"
        style={{ scale: point ? '2' : '1', transformOrigin: point && `${point.x}% ${point.y}%` }}
      >
        {children(wanted)}
      </div>
    </div>
  )
}
