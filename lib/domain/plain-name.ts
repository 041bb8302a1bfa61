/** A name as it counts in comparisons: in any letter case, width of signs and number of blanks it is the same. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
