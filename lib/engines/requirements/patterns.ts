/** A pattern that is put together of parts, for its first match. */
export const single = (parts: TemplateStringsArray, ...named: string[]): RegExp =>
  new RegExp(String.raw(parts, ...named));

/** The same for all its matches. */
export const pattern = (parts: TemplateStringsArray, ...named: string[]): RegExp =>
  new RegExp(String.raw(parts, ...named), 'g');
