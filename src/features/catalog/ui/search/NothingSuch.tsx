import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { linkTo } from '../listing/useListing.ts'
import { m } from './messages/search.messages.ts'
import type { UnderstoodLineProps } from './UnderstoodLine.tsx'
import { withText } from './UnderstoodLine.tsx'

/** A text that finds nothing, and others that do. */
export function NothingSuch({ listing, q, understood }: Omit<UnderstoodLineProps, 'total'>) {
  const { corrections } = understood
  return (
    <>
      <p className="wrap-anywhere">{m.nothingAnswers({ q })}</p>
      {corrections.length > 0 && (
        <>
          <p id="corrections" className="mt-4">
            {m.didYouMean()}
          </p>
          <ul aria-labelledby="corrections" className="mt-2 flex flex-wrap justify-center gap-2">
            {corrections.map((text) => (
              <li key={text}>
                <Link
                  {...linkTo(withText(listing, text), listing.search)}
                  className={buttonClass({}, 'wrap-anywhere')}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
