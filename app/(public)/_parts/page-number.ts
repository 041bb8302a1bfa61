/** The page an address asks for, from 1; 1 for anything that is no page number. */
export function pageNumber(asked: string | string[] | undefined): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
