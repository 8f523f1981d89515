import PhotoSwipe from 'photoswipe'
import './closeLook.css'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { m } from '../messages/detail.messages.ts'
import type { Slide } from './slides.ts'
import { CLOSEST, isSamePicture, ZOOM_STEP, zoomOfKey } from './slides.ts'

export interface ZoomStageHandle {
  /** One step closer (1) or back (-1). */
  zoom(way: -1 | 1): void
}

export interface ZoomStageProps {
  ref: Ref<ZoomStageHandle>
  slides: readonly Slide[]
  at: number
  onTurn: (index: number) => void
  /** Pinched together, or drawn down. */
  onClose: () => void
}

/**
 * The pictures under fingers, wheel and keys: PhotoSwipe without its own buttons, focus and closing, which are those of the
 * dialog around it.
 */
export function ZoomStage({ ref, slides, at, onTurn, onClose }: ZoomStageProps) {
  const host = useRef<HTMLDivElement>(null)
  const viewer = useRef<PhotoSwipe>(null)
  const zoom = (way: -1 | 1) => stepOf(viewer.current, way)
  useImperativeHandle(ref, () => ({ zoom }))

  const turned = useEffectEvent((index: number) => {
    if (index !== at) onTurn(index)
  })
  const closed = useEffectEvent(onClose)
  const build = useEffectEvent((appendToEl: HTMLElement) => openViewer(appendToEl, slides, at))

  useEffect(() => {
    if (!host.current) return
    const opened = build(host.current)
    viewer.current = opened
    opened.on('change', () => turned(opened.currIndex))
    // It closes by a gesture alone; taken away by us it is destroyed without a word.
    opened.on('close', () => closed())
    opened.on('keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey } = event.originalEvent
      const way = ctrlKey || metaKey || altKey ? 0 : zoomOfKey(key)
      // Tab is the dialog's.
      if (way !== 0 || key === 'Tab') event.preventDefault()
      if (way !== 0) stepOf(opened, way)
    })
    return () => {
      viewer.current = null
      opened.destroy()
    }
  }, [])

  useEffect(() => {
    if (viewer.current && viewer.current.currIndex !== at) viewer.current.goTo(at)
  }, [at])

  return <div ref={host} />
}

function openViewer(appendToEl: HTMLElement, slides: readonly Slide[], index: number): PhotoSwipe {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    appendToEl,
    index,
    dataSource: slides.map(({ srcset, ...slide }) => ({ ...slide, ...(srcset && { srcset }) })),
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    showHideAnimationType: 'none',
    zoomAnimationDuration: still ? false : 250,
    // The dialog around it sees to keys and focus, and has buttons that say what they do.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    zoom: false,
    close: false,
    counter: false,
    imageClickAction: 'zoom',
    tapAction: 'zoom',
    doubleTapAction: 'zoom',
    bgClickAction: 'close',
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => fit * CLOSEST,
    errorMsg: m.pictureBroken(),
  })
  // What the page behind it shows already stands there, enlarged, until the sharper one has come.
  viewer.addFilter(
    'placeholderSrc',
    (src, { index: of }) => (of === index && onThePage(slides[of]?.src)) || src,
  )
  viewer.on('bindEvents', () => {
    viewer.element?.removeAttribute('role')
    viewer.element?.removeAttribute('tabindex')
  })
  viewer.init()
  return viewer
}

/** The file of this picture that the gallery shows now; none while it has not come, and of a review's. */
function onThePage(src = ''): string | undefined {
  const shown = document.querySelector<HTMLImageElement>('.stage > :not([aria-hidden]) img')?.currentSrc
  return shown && isSamePicture(shown, new URL(src, location.href).href) ? shown : undefined
}

function stepOf(viewer: PhotoSwipe | null, way: -1 | 1): void {
  const slide = viewer?.currSlide
  if (!slide) return
  const wanted = slide.currZoomLevel * (way > 0 ? ZOOM_STEP : 1 / ZOOM_STEP)
  const level = Math.min(Math.max(wanted, slide.zoomLevels.fit), slide.zoomLevels.max)
  slide.zoomTo(level, undefined, viewer.options.zoomAnimationDuration)
}
