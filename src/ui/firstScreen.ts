/**
 * Stands before the parts of a page, where a visit begins with it: as long as that page lasts, those out of sight are neither laid out nor
 * painted (`.waits-out-of-sight` in display.css). Not where a page comes back, or is opened at a part of it: the place to return to is reckoned
 * by what all parts really take.
 */
export const showFirstScreen = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)document.documentElement.dataset.firstScreen=''`

/** That page is left: when it comes back it is whole at once. */
export function endFirstScreen(): void {
  delete document.documentElement.dataset.firstScreen
}
