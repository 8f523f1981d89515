import defaultLogo from './logo.svg?url&no-inline'

export interface LogoProps {
  /** Address of the shopkeeper's own logo; empty shows the drawn one. */
  logo: string
  shopName: string
  className?: string
}

/** The logo picture; 64 px square, whatever its own size. */
export function Logo({ logo, shopName, className }: LogoProps) {
  return (
    <img
      src={logo || defaultLogo}
      alt={`${shopName} logo`}
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={`size-16 object-contain ${className ?? ''}`}
    />
  )
}
