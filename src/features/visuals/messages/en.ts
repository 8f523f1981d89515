export const en = {
  banners: 'Banners',
  banner: 'Banner {place}',
  previousBanner: 'Previous banner',
  nextBanner: 'Next banner',
  stopBanners: 'Stop the banners',
  letBannersMove: 'Let the banners move',
  carousel: 'carousel',
  news: 'News',
  letTextRun: 'Let the text run',
  stopText: 'Stop the running text',
} as const
