/** 'band 6 to 6.5'; 'band 4 or below' for the lowest that is published. */
export function bandText({ from, to }: { from: number | null; to: number }): string {
  return from === null ? `band ${to} or below` : `band ${from} to ${to}`;
}
