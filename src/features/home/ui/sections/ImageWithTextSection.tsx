import clsx from 'clsx'
import { pictureOf } from '#/platform/media/picture.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from '../../messages/home.messages.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { SectionLink } from './SectionLink.tsx'

/** Higher pictures than a square, and wider ones than 3:2, are cut. */
const ratioOf = (url: string): string => {
  const { width = 1, height = 1 } = pictureOf(url) ?? {}
  return String(Math.min(1.5, Math.max(1, width / height)))
}

/** A picture beside the owner's words. */
export function ImageWithTextSection({ shown, first }: SectionProps) {
  const { section } = shown
  if (section.kind !== 'imageWithText') return null
  const { heading, text, picture, alt, button, link } = section
  return (
    <SectionFrame heading={picture ? '' : heading} label={heading || m.pictureAndWords()}>
      <div
        className={clsx(
          'overflow-hidden rounded-md bg-surface shadow-sm',
          picture && 'grid items-center md:grid-cols-2',
        )}
      >
        {picture && (
          <Picture
            src={picture}
            alt={alt}
            ratio={ratioOf(picture)}
            sizes="(width < 768px) 92vw, 600px"
            priority={first ? 'high' : undefined}
          />
        )}
        <div className={clsx('p-6 wrap-anywhere md:p-10', !picture && 'mx-auto max-w-text text-center')}>
          {picture && heading && <h2 className="mb-3 text-2xl md:text-3xl">{heading}</h2>}
          <p className="whitespace-pre-line text-ink-soft">{text}</p>
          {button && link && (
            <SectionLink href={link} className={buttonClass({ variant: 'primary' }, 'mt-5')}>
              {button}
            </SectionLink>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}
