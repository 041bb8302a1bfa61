/** Says what a check of letters found (a long file, a private word), one a line: worth a look, never a reason to fail. */
export function warn(title: string, found: readonly string[]): void {
  if (found.length > 0) console.warn(`${title}:\n${found.map((line) => `  ${line}`).join('\n')}`);
}
