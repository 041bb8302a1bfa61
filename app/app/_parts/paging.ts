/** How many entries a page of courses or applications shows (specification, section 9). */
export const PAGE_SIZE = 10;

/** The page an address asks for, from 1 to the last there is. */
export function pageOf(asked: string | string[] | undefined, total: number, size = PAGE_SIZE): number {
  const page = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(1, page), pageCountOf(total, size));
}

/** How many pages hold `total` entries; at least one. */
export function pageCountOf(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}
