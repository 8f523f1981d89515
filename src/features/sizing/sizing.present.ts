import type { AdminChart, Chart } from './sizing.schema.ts'
import type { StoredChart } from './sizing.store.ts'
import type { ChartRow } from './sizing.tables.ts'

export const presentChart = ({ id, name, garment, advice, columns, rows }: ChartRow): Chart => ({
  _id: id,
  name,
  garment,
  advice,
  columns,
  rows,
})

export const presentAdminChart = (chart: StoredChart): AdminChart => ({
  ...presentChart(chart),
  categories: [...chart.categories],
})
