/** What browsers tell of the line they are on; not all do (https://wicg.github.io/netinfo). */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the visitor asked the browser to save data: then nothing is fetched before it is wanted. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true
