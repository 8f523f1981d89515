import { Copy, Trash2 } from '#/ui/icons/other.tsx'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { points, sideNames } from '../../garments.rules.ts'
import { MOST_COLUMNS, MOST_ROWS } from '../../sizing.schema.ts'
import { CellField } from './CellField.tsx'
import * as grid from './grid.ts'
import { m } from './messages/admin.messages.ts'

export interface ChartGridProps {
  draft: grid.ChartDraft
  onChange: (draft: grid.ChartDraft) => void
  /** What is wrong, by the path of its cell: `rows.2.values.1`. */
  problems: ReadonlyMap<string, string>
}

const nameOf = ({ of, point }: grid.ChartDraft['columns'][number]) =>
  `${points[point][0]()} (${sideNames[of]().toLowerCase()})`

/** The table of a chart as fields: sizes down, measures across. */
export function ChartGrid({ draft, onChange, problems }: ChartGridProps) {
  const left = grid.columnsLeft(draft)
  return (
    <div className="space-y-3">
      <div className="overflow-x-auto">
        <table className="text-sm">
          <caption className="sr-only">{m.measuresOfSizes()}</caption>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="p-1 text-start">
                {m.size()}
              </th>
              {draft.columns.map((column, at) => (
                <th key={`${column.of}-${column.point}`} scope="col" className="p-1 text-start font-semibold">
                  <span className="flex items-end justify-between gap-1">
                    <span>
                      {points[column.point][0]()}
                      <span className="block font-normal text-ink-faint">{sideNames[column.of]()}</span>
                    </span>
                    <IconButton
                      label={m.removeThis({ name: nameOf(column) })}
                      className="-my-2"
                      disabled={draft.columns.length === 1}
                      onClick={() => onChange(grid.withoutColumn(draft, at))}
                    >
                      <Trash2 aria-hidden className="size-4" />
                    </IconButton>
                  </span>
                  {problems.get(`columns.${at}`) && (
                    <span className="block font-normal text-danger">{problems.get(`columns.${at}`)}</span>
                  )}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {draft.rows.map((row, at) => (
              <tr key={row.key} className="align-top">
                <th scope="row" className="p-1">
                  <CellField
                    label={m.sizeInRow({ row: at + 1 })}
                    value={row.size}
                    problem={problems.get(`rows.${at}.size`)}
                    onChange={(size) =>
                      onChange({
                        ...draft,
                        rows: draft.rows.map((known, place) => (place === at ? { ...known, size } : known)),
                      })
                    }
                  />
                </th>
                {draft.columns.map((column, place) => (
                  <td key={`${column.of}-${column.point}`} className="p-1">
                    <CellField
                      label={m.measureOfSize({ measure: nameOf(column), size: row.size || at + 1 })}
                      value={row.texts[place] ?? ''}
                      problem={problems.get(`rows.${at}.values.${place}`)}
                      onChange={(text) => onChange(grid.withText(draft, at, place, text))}
                      onPasted={(pasted) => onChange(grid.withPasted(draft, at, place, pasted))}
                    />
                  </td>
                ))}
                <td className="whitespace-nowrap">
                  <IconButton
                    label={m.copyRow({ row: at + 1 })}
                    disabled={draft.rows.length >= MOST_ROWS}
                    onClick={() => onChange(grid.withRow(draft, at))}
                  >
                    <Copy aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={m.removeRow({ row: at + 1 })}
                    disabled={draft.rows.length === 1}
                    onClick={() => onChange(grid.withoutRow(draft, at))}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="quiet"
          disabled={draft.rows.length >= MOST_ROWS}
          onClick={() => onChange(grid.withRow(draft))}
        >
          <Plus aria-hidden className="size-4" />
          {m.addSize()}
        </Button>
        <select
          aria-label={m.addMeasure()}
          className="control w-auto! max-w-full"
          value=""
          disabled={left.length === 0 || draft.columns.length >= MOST_COLUMNS}
          onChange={({ currentTarget }) => {
            const column = left[Number(currentTarget.value)]
            if (column) onChange(grid.withColumn(draft, column))
          }}
        >
          <option value="">{m.addMeasureDots()}</option>
          {left.map((column, at) => (
            <option key={`${column.of}-${column.point}`} value={at}>
              {nameOf(column)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
