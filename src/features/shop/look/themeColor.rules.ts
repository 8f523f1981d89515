/** The browser's bar above the shop while no look was chosen: as ivory as its page. */
export const USUAL_THEME = '#fbf6ea'
