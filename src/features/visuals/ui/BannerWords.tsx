import clsx from 'clsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { useGoTo } from '#/ui/kit/useGoTo.ts'
import type { Banner } from '../visuals.schema.ts'

/** What a banner says, as text over its picture, on a ground that reads well whatever the picture is; nothing without words. */
export function BannerWords({ banner, className }: { banner: Banner; className?: string | false }) {
  const { headline, text, button, link } = banner
  const goTo = useGoTo(link)
  return (
    <>
      {(headline || text || button) && (
        <div className={clsx('banner-words', className)}>
          <div className="rounded-md bg-page/85 p-5 wrap-anywhere max-xs:p-4">
            {headline && <p className="font-display text-2xl leading-tight xs:text-4xl">{headline}</p>}
            {text && <p className="mt-2">{text}</p>}
            {button && link && (
              <a {...goTo} className={buttonClass({ variant: 'primary' }, 'mt-4')}>
                {button}
              </a>
            )}
          </div>
        </div>
      )}
      {link && !button && (
        <a {...goTo} className={clsx('absolute inset-0 z-1 -outline-offset-4', className)}>
          <span className="sr-only">{headline || banner.alt}</span>
        </a>
      )}
    </>
  )
}
