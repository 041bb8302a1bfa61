/** Cuts a stream into frames: four bytes of length, then so many bytes. */
export function frames(each: (frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32LE(0)) {
      const end = 4 + rest.readUInt32LE(0);
      each(rest.subarray(4, end));
      rest = rest.subarray(end);
    }
  };
}
