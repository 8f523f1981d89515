import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { pictureOf } from '#/platform/media/picture.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Divider } from '#/ui/kit/Ornament.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { useGoTo } from '#/ui/kit/useGoTo.ts'
import type { Block, ShownPicture } from '../body.schema.ts'
import { Lines } from './Lines.tsx'
import { ProductRow } from './ProductRow.tsx'

export interface BlockViewProps {
  block: Block
  products: readonly CardProduct[]
  renderActions?: ((product: CardProduct) => ReactNode) | undefined
  /** On the first screen: its picture is loaded at once. */
  first: boolean
}

/** One block of a page. */
export function BlockView({ block, products, renderActions, first }: BlockViewProps) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const
      return (
        <Heading>
          <Lines parts={block.content} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Lines parts={block.content} />
        </p>
      )
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <List>
          {block.content.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
            <li key={at}>
              <Lines parts={item.content[0]?.content} />
            </li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote>
          {block.content.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <p key={at}>
              <Lines parts={line.content} />
            </p>
          ))}
        </blockquote>
      )
    case 'picture':
      return <OnePicture {...block.attrs} first={first} />
    case 'pair':
      return <Pair {...block.attrs} first={first} />
    case 'button':
      return <ButtonLink {...block.attrs} />
    case 'products':
      return <ProductRow ids={block.attrs.ids} products={products} renderActions={renderActions} />
    case 'horizontalRule':
      return <Divider className="mx-auto max-w-80" />
  }
}

/** px; without one, which no stored page has, a square. */
const shapeOf = (src: string) => pictureOf(src) ?? { width: 1, height: 1 }

const isUpright = (src: string): boolean => {
  const { width, height } = shapeOf(src)
  return height > width
}

/** In its own proportions, which its address says: nothing moves when it arrives. */
function Whole({ picture, sizes, first }: { picture: ShownPicture; sizes: string; first: boolean }) {
  const { width, height } = shapeOf(picture.src)
  return (
    <Picture
      src={picture.src}
      alt={picture.alt}
      sizes={sizes}
      ratio={`${width}/${height}`}
      priority={first ? 'high' : undefined}
      className="rounded-md"
    />
  )
}

function OnePicture({ caption, first, ...picture }: ShownPicture & { caption: string; first: boolean }) {
  const upright = isUpright(picture.src)
  return (
    <figure className={clsx('mx-auto', upright ? 'max-w-lg' : 'max-w-4xl')}>
      <Whole
        picture={picture}
        sizes={upright ? '(width < 560px) 92vw, 512px' : '(width < 960px) 92vw, 896px'}
        first={first}
      />
      <Caption text={caption} />
    </figure>
  )
}

interface PairProps {
  pictures: readonly ShownPicture[]
  caption: string
  first: boolean
}

/** Side by side where there is room, as high as each other: the wider one takes more of the width. */
function Pair({ pictures, caption, first }: PairProps) {
  return (
    <figure className="mx-auto max-w-4xl">
      <div className="flex gap-3 max-xs:flex-col md:gap-5">
        {pictures.map((picture, at) => {
          const { width, height } = shapeOf(picture.src)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand on both sides
            <div key={at} className="min-w-0 xs:basis-0" style={{ flexGrow: width / height }}>
              <Whole
                picture={picture}
                sizes="(width < 546px) 92vw, (width < 960px) 46vw, 440px"
                first={first}
              />
            </div>
          )
        })}
      </div>
      <Caption text={caption} />
    </figure>
  )
}

const Caption = ({ text }: { text: string }) =>
  text && <figcaption className="mt-2.5 text-center text-sm text-ink-soft">{text}</figcaption>

function ButtonLink({ label, href }: { label: string; href: string }) {
  const goTo = useGoTo(href)
  return (
    <p className="text-center">
      <a {...goTo} rel="noopener" className={buttonClass({ variant: 'primary', size: 'lg' }, 'max-w-full')}>
        {label}
      </a>
    </p>
  )
}
