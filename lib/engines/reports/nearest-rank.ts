/**
 * The value that at least this share of the values doesn't exceed (nearest rank). Reorders the values: what is asked
 * for is found without sorting all of them.
 */
export function nearestRank(values: Uint32Array, share: number): number {
  const rank = Math.max(0, Math.ceil(share * values.length) - 1);
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left] = values[right] as number;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return values[rank] ?? Number.NaN;
}
