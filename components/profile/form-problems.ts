/** A line of the summary on top of a form. */
export interface Problem {
  name?: string;
  message: string;
}

/**
 * A form library's nested errors as lines in the order of the fields: 'City: Please fill in this field.'
 * @param labelOf the label of a field by its path, such as 'educationSummaries.0.city'.
 */
export function problemsOf(errors: object, labelOf: (path: string) => string): Problem[] {
  return Object.entries(errors).flatMap(([name, error]) => linesOf(name, error, labelOf));
}

function linesOf(path: string, error: unknown, labelOf: (path: string) => string): Problem[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message) return [{ name: path, message: `${labelOf(path)}: ${message}` }];
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .flatMap(([name, inner]) => linesOf(`${path}.${name}`, inner, labelOf));
}
