import { addressIn, type MoreLanguage } from '#/platform/language/languages.rules.ts'

/** What nobody finds anything in. Feeds stay readable: those who take one obey this, too. */
const NOT_FOR_ROBOTS = ['/admin', '/api/', '/checkout']

/** The same in every language of the shop; calls of the API have no language. */
const notForRobots = (spoken: readonly MoreLanguage[]): string[] => [
  ...NOT_FOR_ROBOTS,
  // guard: no-robots-in-any-language
  ...spoken.flatMap((language) => ['/admin', '/checkout'].map((page) => addressIn(language, page))),
]

/**
 * What is asked of robots: of a members' shop and of the sample shop, to stay outside.
 * @param spoken besides the main language
 */
export const robotsText = (
  isFindable: boolean,
  origin: string,
  spoken: readonly MoreLanguage[] = [],
): string =>
  isFindable
    ? `User-agent: *\n${notForRobots(spoken)
        .map((path) => `Disallow: ${path}\n`)
        .join('')}Sitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
