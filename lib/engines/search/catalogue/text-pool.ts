/**
 * Strings kept as UTF-8 in one buffer: a third of the memory of as many JavaScript strings, and nothing for the garbage
 * collector to walk.
 */
export class TextPool {
  private bytes = new Uint8Array(1 << 16);
  private ends = new Uint32Array(1 << 12);
  private count = 0;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  get byteLength(): number {
    return this.bytes.byteLength + this.ends.byteLength;
  }

  /** Gives the string's number. */
  add(text: string): number {
    const start = this.end(this.count);
    if (this.bytes.length < start + text.length * 3) this.bytes = enlarged(this.bytes, start + text.length * 3);
    if (this.ends.length === this.count) this.ends = enlarged(this.ends, this.count + 1);
    const { written } = this.encoder.encodeInto(text, this.bytes.subarray(start));
    this.ends[this.count] = start + written;
    return this.count++;
  }

  get(id: number): string {
    return this.decoder.decode(this.bytes.subarray(this.end(id), this.end(id + 1)));
  }

  /** Gives back the room kept for further strings. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.end(this.count));
    this.ends = this.ends.slice(0, this.count);
  }

  /** Where the strings before `id` end. */
  private end(id: number): number {
    return id === 0 ? 0 : (this.ends[id - 1] ?? 0);
  }
}

/** A copy with room for at least `length` items, and `growth` times as many as before. */
export function enlarged<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array>(
  items: T,
  length: number,
  growth = 1.5,
): T {
  const larger = new (items.constructor as new (length: number) => T)(
    Math.max(length, Math.ceil(items.length * growth)),
  );
  larger.set(items);
  return larger;
}
