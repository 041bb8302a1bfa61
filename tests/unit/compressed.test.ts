import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from '@/lib/api/compressed';

/** Not a Request, which takes no such header from a script. */
const request = (accepts?: string) => ({
  headers: new Headers(accepts === undefined ? {} : { 'accept-encoding': accepts }),
});
const bodyOf = (bytes: number) => new TextEncoder().encode('a course '.repeat(Math.ceil(bytes / 9)).slice(0, bytes));

describe('an answer of the API', () => {
  it('goes out compressed where the caller takes gzip, and says so', () => {
    for (const accepts of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8']) {
      const headers = new Headers();
      const sent = compressed(bodyOf(20_000), request(accepts), headers);
      expect(sent.length).toBeLessThan(2_000);
      expect(new Uint8Array(gunzipSync(sent))).toEqual(bodyOf(20_000));
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    }
  });

  it('goes out as it is to others, when it fits one packet, and when it is so long that others would wait', () => {
    const cases: [number, string | undefined][] = [
      [20_000, undefined],
      [20_000, 'identity'],
      [20_000, 'gzip;q=0, br'],
      [20_000, 'xgzip'],
      [1_000, 'gzip'],
      [70_000, 'gzip'],
    ];
    for (const [bytes, accepts] of cases) {
      const headers = new Headers();
      expect(compressed(bodyOf(bytes), request(accepts), headers), `${bytes} ${accepts}`).toEqual(bodyOf(bytes));
      expect(headers.get('content-encoding')).toBeNull();
    }
  });
});
