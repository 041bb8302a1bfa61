import { request } from 'node:http';
import type { Person } from './people';
import { agencyRows, uploadForm, xlsx } from './workbooks';

/** Between two pieces: a sender that is slow, and doesn't pause for so long that it is given up. */
const PACE_MS = 1_000;

/** An upload of 50 courses of which the first half of the bytes has been sent, and then a byte a second; `finish` sends the rest. */
export async function slowUpload(url: string, { token }: Person) {
  const form = new Response(uploadForm(xlsx({ List: agencyRows(50).map(renamed) }), 'list.xlsx'));
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const sending = request(`${url}/api/v1/add-bulk-course`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes.length },
  });
  const answered = new Promise<{ status: number | undefined; answer: unknown }>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, answer: JSON.parse(String(Buffer.concat(pieces))) });
    });
  });
  const half = Math.floor(bytes.length / 2);
  await new Promise<void>((resolve) => sending.write(bytes.subarray(0, half), () => resolve()));
  let sent = half;
  const pace = setInterval(() => {
    if (sent >= bytes.length - 1) return;
    sending.write(bytes.subarray(sent, sent + 1));
    sent += 1;
  }, PACE_MS);
  return {
    finish: () => {
      clearInterval(pace);
      sending.end(bytes.subarray(sent));
      return answered;
    },
  };
}

/** The same list with names that no other upload has. */
function renamed(row: unknown[]): unknown[] {
  return row.map((cell, at) => (at === 1 ? `${cell}`.replace('Bachelor', 'River Bachelor') : cell));
}
