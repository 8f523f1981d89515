import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isLowStock } from '#/features/catalog/rules/catalog.rules.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { pricesDiffer, variantOf } from '#/features/catalog/variants/variants.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { ActionBar } from '#/ui/kit/ActionBar.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { later } from '#/ui/kit/later.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from '../messages/cart.messages.ts'
import { bag } from './bag.ts'
import type { useAddToBag } from './useAddToBag.ts'

const fetchLoginDialog = () =>
  import('#/features/catalog/ui/detail/LoginDialog.tsx').then((module) => module.LoginDialog)

const BarTitle = later(() =>
  import('#/features/catalog/ui/detail/BarTitle.tsx').then((module) => module.BarTitle),
)

export interface BuyBoxProps {
  product: Product
  buying: ReturnType<typeof useAddToBag>
  /** Stands under the sizes: the way to the size chart. */
  sizeHelp?: ReactNode
  /** Stands under the button: who wants to know when it is back. */
  restock?: ReactNode
  /** Stands between name and price in the bar of a phone. */
  BarRating?: ComponentType<{ productId: string }>
  /** Stands beside the main button: the wishlist heart. */
  heart?: ReactNode
  /** What the visitor pressed before logging in: it is added as soon as the page is back, once. */
  asked?: { readonly onTaken: () => void } | undefined
}

/** What holds for the chosen size alone: how few are left, and its price where not all cost the same. */
function sizeNote({ variants }: Product, size: string): string | undefined {
  const chosen = variants.find((variant) => variant.size === size && size !== '')
  if (!chosen) return undefined
  const notes = [
    ...(pricesDiffer(variants) ? [formatRupees(chosen.price)] : []),
    ...(isLowStock(chosen.quantity) ? [m.left({ count: chosen.quantity })] : []),
  ]
  return notes.length > 0 ? m.sizeNote({ size, notes: notes.join(', ') }) : undefined
}

/** Size and the button that toggles between Add To Cart and Proceed To Checkout (specification, section 2). */
export function BuyBox({ product, buying, sizeHelp, restock, BarRating, heart, asked }: BuyBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const { isHeld, size, choose, problem, add, isAdding, refuseChange, login } = buying
  const LoginDialog = useOverlayCode(fetchLoginDialog, login)
  const soldOut = product.quantity <= 0
  const soldOutSizes = product.sizes.filter((name) => (variantOf(product.variants, name)?.quantity ?? 0) <= 0)

  const addOrAsk = async () => {
    const outcome = await add()
    if (outcome === 'added') {
      // The button that had the focus is gone; the bag gives the focus back to what stands in its place.
      box.current?.querySelector('a')?.focus({ preventScroll: true })
      bag.open()
    } else if (outcome === 'size') {
      const first = box.current?.querySelector<HTMLInputElement>('input[type=radio]')
      first?.scrollIntoView({ block: 'center' })
      first?.focus({ preventScroll: true })
    }
  }
  const taken = useRef(false)
  const finishAsked = useEffectEvent(() => {
    if (!asked || taken.current) return
    taken.current = true
    asked.onTaken()
    if (!isHeld && !soldOut) void addOrAsk()
  })
  useEffect(() => finishAsked(), [])
  return (
    <div ref={box} className="space-y-5">
      {product.enableSize && product.sizes.length > 0 && (
        <ChipChoice
          legend={m.size()}
          name="size"
          options={product.sizes.map((name) => {
            const isGone = !isHeld && soldOutSizes.includes(name)
            return { value: name, label: name, disabled: isGone, ...(isGone && { hint: m.soldOut() }) }
          })}
          hint={!isHeld && sizeNote(product, size)}
          value={size}
          onChange={choose}
          blocked={isHeld}
          onBlocked={refuseChange}
          error={!isHeld && problem}
        />
      )}
      {product.enableSize && sizeHelp}
      <ActionBar>
        <BarTitle
          id={product._id}
          name={product.name}
          rupees={variantOf(product.variants, size)?.price ?? product.price}
          from={size === '' && pricesDiffer(product.variants)}
          Rating={BarRating}
        />
        {isHeld ? (
          <Link to="/checkout" className={buttonClass({ variant: 'primary', size: 'lg' }, 'flex-1')}>
            {m.proceedToCheckout()}
          </Link>
        ) : (
          <Button
            variant="primary"
            size="lg"
            className="flex-1"
            disabled={soldOut}
            pending={isAdding}
            onClick={() => void addOrAsk()}
          >
            {soldOut ? m.outOfStock() : m.addToCart()}
          </Button>
        )}
        {heart}
      </ActionBar>
      {restock}
      {LoginDialog && (
        <LoginDialog
          {...login}
          for="bag"
          then={{ add: 1, ...(size && { size }) }}
          also={
            <Button
              variant="quiet"
              onClick={() => {
                login.onClose()
                bag.open()
              }}
            >
              {m.seeBag()}
            </Button>
          }
        />
      )}
    </div>
  )
}
