import type { Device } from '#/features/shop/devices.rules.ts'
import { failures, failureTable } from '#/platform/http/failure.ts'

export const visualsFailures = failureTable({
  listing_banner_exists: [
    409,
    'Only one Product Listing Banner allowed. Please delete the existing one first.',
  ],
})

/** The wording of the specification, section 5. */
export const listingBannerExists = (device: Device) =>
  visualsFailures.listing_banner_exists({
    message: `Only one Product Listing Banner allowed for ${device}. Please delete the existing one first.`,
  })

export const notFromImageHost = () => {
  const message = 'This picture is at another address than those of the image host.'
  return failures.invalid({ message, errors: [{ field: 'url', message }] })
}
