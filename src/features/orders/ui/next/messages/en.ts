export const en = {
  whatNext: 'What happens next',
  whenArrives: 'When it arrives',
  usuallyOn: 'Usually on {day}, at {place}.',
  usuallyBetween: 'Usually between {from} and {to}, at {place}.',
  couriersTake: 'Couriers usually take {road} from there.',
  onceApproved: 'It leaves us within {days} of your payment’s approval.',
  onceConfirmed: 'It leaves us within {days} once you confirmed it.',
  leavesBy: 'It leaves us by {day}, unless a public holiday falls between.',
  roadUnknown:
    'How long the courier takes to {place} is known once it has left: with the number of the parcel you can follow it.',
} as const
