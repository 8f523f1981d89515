/** Height of one product with its bar, px. */
export const ROW_PX = 44
