import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { pictureOf } from '#/platform/media/picture.ts'
import { m } from '../../messages/catalog.messages.ts'
import type { Colour } from '../../schema/catalog.schema.ts'

export interface SwatchesProps {
  colours: readonly Colour[]
  /** How many more there are. */
  more: number
  /** How wide the card's picture is, as for `<img sizes>`. */
  sizes: string
}

/** What a colour is called where it is only a dot. */
const nameOf = ({ name, soldOut }: Colour): string => (soldOut ? m.colourSoldOut({ name }) : name)

/**
 * The other colours of a card's design: dots in the swatch of their colour, or else in the main colour of
 * their pictures, each leading to its product. The picture
 * of the one that is pointed at lies over the card's own, whose place it takes, and is fetched only then.
 */
export function Swatches({ colours, more, sizes }: SwatchesProps): ReactNode {
  const [pointed, setPointed] = useState<string | null>(null)
  const leave = () => setPointed(null)
  return (
    <>
      {pointed && (
        <img
          src={pointed}
          srcSet={pictureOf(pointed)?.srcSet}
          sizes={sizes}
          alt=""
          decoding="async"
          className="pointer-events-none absolute inset-x-0 top-0 aspect-17/24 w-full rounded-md object-cover"
        />
      )}
      <ul aria-label={m.otherColours()} className="relative -ms-1.5 flex w-fit items-center">
        {colours.map((colour) => (
          <li key={colour.id}>
            <Link
              to="/details/$id"
              params={{ id: colour.id }}
              aria-label={nameOf(colour)}
              title={nameOf(colour)}
              className="grid h-11 w-8 place-items-center rounded-sm md:h-9"
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(colour.image)}
              onPointerLeave={leave}
              onFocus={() => setPointed(colour.image)}
              onBlur={leave}
            >
              <span
                style={{
                  backgroundColor:
                    colour.hex ?? (colour.image && pictureOf(colour.image)?.color) ?? undefined,
                }}
                className={clsx(
                  'size-5 rounded-full border-2 border-surface bg-sand outline-1 outline-edge',
                  colour.soldOut && 'crossed-out',
                )}
              />
            </Link>
          </li>
        ))}
        {more > 0 && <li className="ps-1 text-sm text-ink-soft">+{more}</li>}
      </ul>
    </>
  )
}
