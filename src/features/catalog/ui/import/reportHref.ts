/** Where the report of an import that is over is downloaded. */
export const reportHref = (id: string): string => `/api/admin/import/${id}/report.csv`
