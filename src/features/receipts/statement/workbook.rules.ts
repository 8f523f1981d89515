/** Which column a cell such as `AB12` stands in, from 0; -1 for what is no cell. */
export function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? []
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Whether a format of numbers shows days: one of those that Excel has, or a pattern with days, months or years. */
export const isDateFormat = (id: number, pattern: string | undefined): boolean =>
  pattern === undefined
    ? (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    : /[dy]|m{3,}/i.test(pattern.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, ''))

/** The day of a number of Excel, which counts from the end of 1899: 46113 is 2026-04-01. */
export function excelDay(serial: number): string | undefined {
  if (!(serial >= 1 && serial < 2_958_466)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
}
