/** Distinct strings, numbered in the order of their first appearance. */
export class Dictionary {
  readonly values: string[] = [];
  private readonly ids = new Map<string, number>();

  constructor(values: readonly string[] = []) {
    for (const value of values) this.idOf(value);
  }

  /** The string's number; a new one is added. */
  idOf(value: string): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.length;
    this.values.push(value);
    this.ids.set(value, id);
    return id;
  }

  /** The string's number, or undefined when it never appeared. */
  find(value: string): number | undefined {
    return this.ids.get(value);
  }

  /** The string; '' for a number that was never given. */
  textOf(id: number): string {
    return this.values[id] ?? '';
  }
}
