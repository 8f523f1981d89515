import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatPaise, paiseOf } from '#/platform/money/money.ts'
import { Trash2 } from '#/ui/icons/other.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { Quantity } from '#/ui/kit/Quantity.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { CartItem } from '../cart.schema.ts'
import { useChangeQuantity } from '../changing.queries.ts'
import { m } from '../messages/cart.messages.ts'

export interface BagLineProps {
  item: CartItem
  /** The most pieces this line may have. */
  most: number
  removing: boolean
  onRemove: () => void
  onLeave: () => void
  /** What is said below it. */
  children?: ReactNode
}

/** One product in the bag: image, name, price, quantity, size and the control that takes it out. */
export function BagLine({ item, most, removing, onRemove, onLeave, children }: BagLineProps) {
  const { mutateAsync } = useChangeQuantity()
  const { product, quantity } = item
  const [image] = product.images
  const size = item.size || item.selectedSize

  const change = (wanted: number) => {
    mutateAsync({ itemId: item._id, quantity: wanted }).catch((reason) =>
      toast.error(m.notChanged(), {
        id: `line-${item._id}`,
        description: errorText(reason, { fallback: m.somethingWrong() }),
      }),
    )
  }
  return (
    <div aria-busy={removing || undefined} className={clsx('@container py-4', removing && 'opacity-50')}>
      <div className="grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4">
        {image ? (
          <Picture
            src={image}
            alt=""
            sizes="80px"
            className="row-span-2 self-start rounded-sm @max-[16rem]:row-span-1"
          />
        ) : (
          <span className="row-span-2 aspect-17/24 self-start rounded-sm bg-sand @max-[16rem]:row-span-1" />
        )}
        <div className="min-w-0">
          <div className="flex items-start gap-2">
            <Link
              to="/details/$id"
              params={{ id: product._id }}
              onClick={onLeave}
              className="min-w-0 flex-1 py-1 leading-snug [overflow-wrap:anywhere] hover:underline"
            >
              {product.name}
            </Link>
            <IconButton
              label={m.remove({ name: product.name })}
              pending={removing}
              onClick={onRemove}
              className="-me-2 -mt-1.5 text-ink-soft hover:text-danger"
            >
              <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
            </IconButton>
          </div>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <Price rupees={product.price} size="sm" className="text-ink" />
            {size && <span>{m.sizeOf({ size })}</span>}
          </p>
          {quantity > most && (
            <p className="mt-1 text-sm font-semibold text-danger">
              {product.quantity <= 0 ? m.outOfStock() : m.onlyLeft({ count: most })}
            </p>
          )}
        </div>
        <div className="col-start-2 mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 @max-[16rem]:col-span-full">
          <Quantity
            label={m.quantityOf({ name: product.name })}
            value={quantity}
            max={Math.max(most, 1)}
            disabled={removing}
            onChange={change}
          />
          {quantity > 1 && (
            <span className="text-sm text-ink-soft tabular-nums">
              {formatPaise(paiseOf(product.price) * quantity)}
            </span>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}
