import clsx from 'clsx'
import { Heart } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { m } from '../messages/wishlist.messages.ts'

export interface HeartButtonProps {
  /** Of the product, for those who do not see which card the heart is on. */
  name: string
  wished: boolean
  onToggle: () => void
  className?: string | undefined
}

/** A heart, filled while the product is on the wishlist. */
export function HeartButton({ name, wished, onToggle, className }: HeartButtonProps) {
  return (
    <IconButton
      label={wished ? m.remove({ name }) : m.add({ name })}
      className={clsx('bg-surface/85 shadow-sm', className)}
      onClick={(event) => {
        // On a card the heart lies over the link to the product.
        event.preventDefault()
        event.stopPropagation()
        onToggle()
      }}
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={clsx('size-5 transition-colors', wished ? 'fill-kumkum text-kumkum' : 'text-ink')}
      />
    </IconButton>
  )
}
