/**
 * Writes values to `column` from `first` on: for each row the one that `places` says, or without places the first. A loop for
 * each width: one for columns of all kinds takes several times as long.
 */
export function spread(
  column: Uint16Array | Uint32Array | Float32Array | Float64Array | Uint8Array,
  first: number,
  values: readonly number[],
  places: Uint16Array | null,
  rows: number,
): void {
  if (places === null) {
    column.fill(values[0] as number, first, first + rows);
    return;
  }
  if (column instanceof Uint16Array) {
    for (let at = 0; at < rows; at++) column[first + at] = values[places[at] as number] as number;
  } else if (column instanceof Uint32Array) {
    for (let at = 0; at < rows; at++) column[first + at] = values[places[at] as number] as number;
  } else for (let at = 0; at < rows; at++) column[first + at] = values[places[at] as number] as number;
}
