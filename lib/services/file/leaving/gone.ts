/** What stands where a deleted person's name stood. */
export const GONE = '(deleted)';
