export const en = {
  noPicture: 'no picture',
  smallPicture: 'the first picture is smaller than {least} x {least} px',
  noDescription: 'no description',
  noPrice: 'no price',
} as const
