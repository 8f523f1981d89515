import type { Device } from '#/features/shop/devices.rules.ts'
import { failures, failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/visuals.messages.ts'

export const visualsFailures = failureTable({
  listing_banner_exists: [409, m.oneListingBanner],
})

/** The wording of the specification, section 5. */
export const listingBannerExists = (device: Device) =>
  visualsFailures.listing_banner_exists({
    message: m.oneListingBannerFor({ device }),
  })

export const notFromImageHost = () => {
  const message = m.notFromHost()
  return failures.invalid({ message, errors: [{ field: 'url', message }] })
}
