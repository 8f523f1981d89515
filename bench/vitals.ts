import type { Page } from 'playwright-core'

/** From a touch to the frame that shows what it did, ms, and when it began. */
export interface Answered {
  readonly at: number
  readonly took: number
}

/** What a visitor feels. */
export interface Vitals {
  /** When the largest thing of the first screen was painted, ms after the start of the visit. */
  readonly lcp: number
  /** How much moved by itself, as a score. */
  readonly cls: number
  /** Answers to touches that took longer than a frame. */
  readonly answers: readonly Answered[]
  /** When the first thing was painted, and the number of pieces in the own bag, ms after the start of the visit; 0 for never. */
  readonly fcp: number
  readonly own: number
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

interface Answer extends PerformanceEntry {
  /** 0 for what is no touch, click or key, e.g. a pointer passing over. */
  readonly interactionId: number
}

/** Measures from the page's first moment on; the function it gives reads the figures. */
export async function observeVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    const answers: Answered[] = []
    const vitals = { lcp: 0, cls: 0, answers, fcp: 0, own: 0 }
    Object.assign(window, { vitals })
    const observeEntries = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...more,
      })
    observeEntries('largest-contentful-paint', (entry) => {
      vitals.lcp = entry.startTime
    })
    observeEntries('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') vitals.fcp = startTime
    })
    // Looked for in each frame: as text, or as what styles write before the page has come to life.
    const lookForOwn = () => {
      const bubble = document.querySelector('button[aria-label^="Bag"] span')
      const count = bubble && (bubble.textContent || getComputedStyle(bubble, '::after').content)
      if (count && /\d/.test(count)) vitals.own = performance.now()
      else requestAnimationFrame(lookForOwn)
    }
    requestAnimationFrame(lookForOwn)
    observeEntries('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift
      if (!hadRecentInput) vitals.cls += value
    })
    observeEntries(
      'event',
      (entry) => {
        const { startTime, duration, interactionId } = entry as Answer
        if (interactionId > 0) answers.push({ at: startTime, took: duration })
      },
      { durationThreshold: 16 },
    )
  })
  return () => page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
}
