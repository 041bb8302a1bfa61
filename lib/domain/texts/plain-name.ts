/** Most names: ASCII with single blanks. Only a shortcut past the work below. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/** A name as it counts in comparisons: in any letter case, width of signs and number of blanks it is the same. */
export const plainName = (name: string): string =>
  name === '' || TIDY.test(name)
    ? name.toLowerCase()
    : name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
