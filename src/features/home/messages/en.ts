export const en = {
  shopByCollections: 'Shop By Collections',
  shopByCategory: 'Shop By Category',
  viewAll: 'View All',
  seeAll: 'See all',
  seeAllOf: 'See all: {heading}',
  stars: '{rating} out of 5 stars',
  about: '{tagline}. Sarees, dress material, salwar suits and occasion wear from {shop}.',
  pictureAndWords: 'Story',
  aboutTheShop: 'About the shop',
  pictures: 'Pictures',
} as const
