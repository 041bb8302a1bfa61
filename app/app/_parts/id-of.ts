/** The id that a parameter of an address holds; undefined for anything else. */
export function idOf(text: string | string[] | undefined): string | undefined {
  return typeof text === 'string' && /^[0-9a-f]{24}$/.test(text) ? text : undefined;
}
