import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { ExternalLink } from '#/ui/icons/other.tsx'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { PREVIEW_READY, type PreviewMessage } from '../../previewMessages.ts'
import { m } from './messages/admin.messages.ts'
import { useWidth } from './useWidth.ts'

/** Screens that are looked at, px. */
const screens = { desktop: { width: 1366, height: 860 }, phone: { width: 360, height: 740 } } as const
type Screen = keyof typeof screens

const options = () =>
  [
    { value: 'desktop', label: m.desktopScreen() },
    { value: 'phone', label: m.phoneScreen() },
  ] as const

export interface PreviewFrameProps {
  /** What of it is not stored yet. */
  text: ReactNode
  /** The screen to begin with; else the one that has room here. */
  first?: Screen | undefined
  /** What the page is to show; undefined while that is not known. The same object as long as it is the same. */
  message: PreviewMessage | undefined
}

/** The home page itself, as wide as a laptop's or a phone's screen, with what is not stored yet. */
export function PreviewFrame({ text, message, first }: PreviewFrameProps) {
  const [chosen, setChosen] = useState<Screen>()
  const [ready, setReady] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const homePage = addressIn(currentLanguage(), '/')
  const [box, room] = useWidth()
  // On a phone the admin area begins with the phone's screen, which can be read there.
  const screen = chosen ?? first ?? (room !== undefined && room < 600 ? 'phone' : 'desktop')
  const { width, height } = screens[screen]
  const scale = room === undefined ? undefined : Math.min(1, room / width)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      const fromPreview = origin === window.location.origin && source === frame.current?.contentWindow
      if (fromPreview && data === PREVIEW_READY) setReady((times) => times + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (ready > 0 && message) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [ready, message])

  return (
    <section aria-labelledby="preview" className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="preview" className="text-xl">
            {m.previewOfHome()}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {text} {m.linksLeadNowhere()}
          </p>
        </div>
        <ChipChoice legend={m.screen()} hideLegend options={options()} value={screen} onChange={setChosen} />
      </div>
      <div ref={box}>
        <div
          className={clsx('relative overflow-hidden rounded-md border border-line bg-sand', {
            'mx-auto': screen === 'phone',
          })}
          style={scale === undefined ? { height } : { width: width * scale, height: height * scale }}
        >
          {scale !== undefined && (
            <iframe
              ref={frame}
              // As the router writes it: another spelling is put right while the page comes to life, which takes it apart.
              src={`${homePage}?preview=`}
              title={m.previewOfHome()}
              className="absolute inset-s-0 top-0 origin-top-left"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          )}
          {ready === 0 && (
            <p className="absolute inset-0 grid place-items-center bg-sand" role="status">
              <span className="sr-only">{m.loadingPreview()}</span>
              <Spinner className="text-3xl" />
            </p>
          )}
        </div>
      </div>
      <p>
        <a
          href={homePage}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
          {m.openHome()}
        </a>
      </p>
    </section>
  )
}
