/** A pattern for `like` and `ilike`: texts that hold these words as they are typed. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`
