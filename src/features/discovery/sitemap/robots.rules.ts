/** What nobody finds anything in. Feeds stay readable: those who take one obey this, too. */
const NOT_FOR_ROBOTS = ['/admin', '/api/', '/checkout']

/** What is asked of robots: of a members' shop and of the sample shop, to stay outside. */
export const robotsText = (isFindable: boolean, origin: string): string =>
  isFindable
    ? `User-agent: *\n${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
