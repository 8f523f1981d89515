import { m } from '../messages/shop.messages.ts'
import defaultLogo from './logo.svg?url&no-inline'

export interface LogoProps {
  /** Address of the shopkeeper's own logo; empty shows the drawn one. */
  logo: string
  shopName: string
  className?: string
}

/** The logo picture; 64 px square, whatever its own size. The shopkeeper's own may be dark and seen through: it gets light ground. The drawn one wears the main colour. */
export function Logo({ logo, shopName, className }: LogoProps) {
  return (
    <img
      src={logo || defaultLogo}
      alt={m.logo({ name: shopName })}
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={`size-16 object-contain ${logo ? 'rounded-md bg-page p-1' : 'emblem'} ${className ?? ''}`}
    />
  )
}
