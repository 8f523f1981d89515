import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element's place, px; undefined until it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return [box, width]
}
