import { Buta } from './Ornament.tsx'
import { Picture, type PictureProps } from './Picture.tsx'

export interface TilePictureProps extends Pick<PictureProps, 'priority'> {
  /** Null: an ornament stands for it. */
  src: string | null
  /** Widths of the picture, as `sizes` of an image has them. */
  sizes: string
}

/** The picture of a card that leads elsewhere and says in words where: it comes nearer as its `group` is pointed at. */
export function TilePicture({ src, sizes, priority }: TilePictureProps) {
  return (
    <span className="block overflow-hidden rounded-md bg-sand">
      {src ? (
        <Picture
          src={src}
          alt=""
          ratio="3/4"
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-slow group-hover:scale-103"
        />
      ) : (
        <span className="grid aspect-3/4 place-items-center text-haldi-deep">
          <Buta className="w-1/3" />
        </span>
      )}
    </span>
  )
}
