import { ImageOff } from '#/ui/icons/storefront.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'

/** A small picture at the head of a row; decoration, as the name stands beside it. */
export function Thumbnail({ src, ratio = '17/24' }: { src: string | null | undefined; ratio?: string }) {
  if (!src) {
    return (
      <span
        className="grid w-11 flex-none place-items-center rounded-sm bg-sand text-ink-faint"
        style={{ aspectRatio: ratio }}
      >
        <ImageOff aria-hidden className="size-5" strokeWidth={1.25} />
      </span>
    )
  }
  return <Picture src={src} alt="" sizes="44px" ratio={ratio} className="w-11 flex-none rounded-sm" />
}
