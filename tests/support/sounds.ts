/** Files of silence with the heads that real recordings have, as short as they can be. */

/** PCM, mono, 8 bits at 4 kHz. */
export function wavOf(seconds: number): Buffer<ArrayBuffer> {
  const sound = Buffer.alloc(Math.round(seconds * 4_000), 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(4_000, 24);
  head.writeUInt32LE(4_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}

/** One page with the head of its codec, and one that says how many samples there are. */
export function oggOf(codec: 'opus' | 'vorbis', seconds: number): Buffer {
  const head = Buffer.alloc(codec === 'opus' ? 19 : 30);
  head.write(codec === 'opus' ? 'OpusHead' : '\x01vorbis', 0, 'latin1');
  const skipped = codec === 'opus' ? 312 : 0;
  if (codec === 'opus') head.writeUInt16LE(skipped, 10);
  else head.writeUInt32LE(44_100, 12);
  const samples = seconds * (codec === 'opus' ? 48_000 : 44_100) + skipped;
  return Buffer.concat([page(head, 0), page(Buffer.alloc(100), samples)]);
}

function page(body: Buffer, granule: number): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0);
  head.writeBigInt64LE(BigInt(granule), 6);
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
}

export function m4aOf(seconds: number, handler = 'soun'): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1_000, 12);
  head.writeUInt32BE(seconds * 1_000, 16);
  const track = Buffer.alloc(25);
  track.write(handler, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A ', 'latin1')),
    box('moov', box('mvhd', head), box('trak', box('mdia', box('hdlr', track)))),
    box('mdat', Buffer.alloc(50)),
  ]);
}

function box(name: string, ...inner: Buffer[]): Buffer {
  const body = Buffer.concat(inner);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(name, 4);
  return Buffer.concat([head, body]);
}
