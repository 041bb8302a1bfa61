/** The names in some lines of names with commas between them. */
export function columnNames(...lists: string[]): readonly string[] {
  return lists.flatMap((list) => list.split(', '));
}
