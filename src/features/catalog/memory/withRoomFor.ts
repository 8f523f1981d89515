type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The column, or a longer copy of it where it has no such position yet. */
export function withRoomFor<Kind extends Column>(column: Kind, position: number): Kind {
  if (position < column.length) return column
  const Longer = column.constructor as new (length: number) => Kind
  const longer = new Longer(Math.max(position + 1, 1_024, Math.ceil(column.length * 1.5)))
  longer.set(column)
  return longer
}
