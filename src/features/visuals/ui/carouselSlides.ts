import type { Banner } from '../visuals.schema.ts'

/** One place in the carousel: what each device shows there, if anything. */
export interface Slide {
  readonly key: string
  readonly desktop: Banner | undefined
  readonly mobile: Banner | undefined
}

/** The banners of one kind for one device, in the order they are given. */
export const bannersOf = (
  banners: readonly Banner[],
  device: Banner['device'],
  type: Banner['type'],
): Banner[] => banners.filter((banner) => banner.device === device && banner.type === type)

/** Pairs the carousel banners of both devices; without any there is one place for the default picture. */
export function slidesOf(banners: readonly Banner[]): Slide[] {
  const desktop = bannersOf(banners, 'desktop', 'carousel')
  const mobile = bannersOf(banners, 'mobile', 'carousel')
  return Array.from({ length: Math.max(1, desktop.length, mobile.length) }, (_, place) => ({
    key: `${place} ${desktop[place]?.url} ${mobile[place]?.url}`,
    desktop: desktop[place],
    mobile: mobile[place],
  }))
}

/** Whether both devices' banners say the same, so that it is sent once. */
export const sayTheSame = (one: Banner, other: Banner): boolean =>
  one.headline === other.headline &&
  one.text === other.text &&
  one.button === other.button &&
  one.link === other.link &&
  one.alt === other.alt
