export const en = {
  savedNone: 'With the guard as it is set now, no parcel that came back would have stayed here',
  savedAbout:
    'With the guard as it is set now, about {saved} less would have gone into parcels that came back',
  onlyCameBack: 'The only parcel of the last year came back.',
  onlyTaken: 'The only parcel of the last year was taken.',
  ofParcels: 'Of {parcels} parcels of the last year {back} came back.',
  askedNobody: 'The guard would have asked nobody anything.',
  times: { one: 'once', other: '{shown} times' },
  askedTap: 'The guard would have asked for one tap {times}.',
  askedPart: 'The guard would have asked for a part of the money {times}.',
  askedBoth: 'The guard would have asked for one tap {tap}, and for a part of the money {part}.',
  thatCameBack: 'That parcel came back.',
  thatTaken: 'That parcel was taken.',
  ofTheseBack: '{back} of these {all} parcels came back.',
  knownAtOnce:
    'What became of a parcel is taken as known on the day of its order; the guard learns it when the parcel is back or delivered.',
  assumed:
    'What they would have answered is assumed: of 100 who refuse their parcel {refuserTap} do not tap and {refuserPay} do not pay; of 100 honest buyers {honestTap} do not tap and {honestPay} do not pay.',
  noParcel: 'no parcel',
  parcels: { one: '{count} parcel', other: '{shown} parcels' },
  lostNone: 'So {parcels} would have stayed here, and no honest order would have been lost.',
  lostOne:
    'So {parcels} would have stayed here, and 1 honest order of {lost} would have been lost: compare your margin of it with what is saved.',
  lostMany:
    'So {parcels} would have stayed here, and {orders} honest orders, {lost} together, would have been lost: compare your margin of them with what is saved.',
} as const
