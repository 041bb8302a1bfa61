import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { archivePieces } from '@/lib/platform/archive/archive';
import type { ZipEntry } from '@/lib/platform/export/zip';
import { type ByteChange, changesOf, ownerOf } from '../../support/archives';
import { PDF, PNG } from '../../support/files';
import { opened } from '../../support/students-file';

/** The page that comes in every archive, opened from a disk in a browser without a network. No site runs. */

const CHANGES = 1000;
const HOLDS = 'Nothing was changed';

test.describe.configure({ timeout: 300_000 });
let folder: string;
let archive: Buffer<ArrayBuffer>;
let files: Map<string, Buffer>;

test.beforeAll(async () => {
  process.env.NEXTAUTH_SECRET = 'a secret of the browser tests, 32 characters or more';
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const pieces: Uint8Array[] = [];
  const about = { site: 'https://example.org', madeOn: new Date().toISOString(), student: 'Aarav Sharma' };
  for await (const piece of archivePieces(about, entries())) pieces.push(piece);
  archive = Buffer.concat(pieces);
  ({ files } = await opened(archive));
  await writeFile(join(folder, 'verify.html'), files.get('verify.html') ?? '');
});
test.afterAll(() => rm(folder, { recursive: true }));

test(`names each of ${CHANGES} single changed bytes, or what can be read is the same`, async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await context.setOffline(true);
  const address = pathToFileURL(join(folder, 'verify.html')).href;
  await page.goto(address);
  const changes = changesOf(archive, CHANGES);
  const [whole, ...reports] = await reportsOf(page, [{ at: 0, bit: 0 }, ...changes]);
  expect(whole?.heading).toBe(HOLDS);
  let contents = 0;
  for (const [index, { heading, lines }] of reports.entries()) {
    const { at, bit } = changes[index] as ByteChange;
    const owner = ownerOf(archive, at);
    if (heading === HOLDS) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] as number) ^ bit;
      expect((await opened(changed)).files, `byte ${at}`).toEqual(files);
      continue;
    }
    expect(lines.length, `byte ${at}`).toBeGreaterThan(0);
    if (!owner) continue;
    contents++;
    // A changed signature and a changed list of files are one finding: they don't belong together.
    const named = owner === 'signature.json' ? ['signature.json', 'manifest.json'] : [owner];
    expect(
      named.some((name) => lines.some((line) => line.startsWith(name))),
      `byte ${at} of ${owner}: ${lines}`,
    ).toBe(true);
  }
  expect(contents).toBeGreaterThan(CHANGES / 2);
  expect(loaded).toEqual([address]);
});

/** What the page shows for the archive with each of these changes, chosen in its own field one after another. Runs in the page. */
function reportsOf(page: Page, changes: readonly ByteChange[]): Promise<{ heading: string; lines: string[] }[]> {
  return page.evaluate(
    async ([base64, list]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const input = document.querySelector('input[data-archive]') as HTMLInputElement;
      const place = document.querySelector('[data-archive-report]') as HTMLElement;
      const shown = [];
      for (const { at, bit } of list) {
        const changed = bytes.slice();
        changed[at] = (changed[at] as number) ^ bit;
        const chosen = new DataTransfer();
        chosen.items.add(new File([changed], 'my-file.zip'));
        input.files = chosen.files;
        const finished = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!place.querySelector('h2')) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(place, { childList: true });
        });
        place.replaceChildren();
        input.dispatchEvent(new Event('change', { bubbles: true }));
        await finished;
        const lines = [...place.querySelectorAll('li')].map((line) => line.textContent ?? '');
        shown.push({ heading: place.querySelector('h2')?.textContent ?? '', lines });
      }
      return shown;
    },
    [archive.toString('base64'), changes] as const,
  );
}

async function* entries(): AsyncGenerator<ZipEntry> {
  const text = 'Is my file complete? Yes, it is: passport, certificates and both letters. '.repeat(40);
  yield { name: 'index.html', content: [`<!doctype html><title>My file</title><p>${text}</p>`] };
  yield { name: 'data/account.json', content: [JSON.stringify({ name: 'Aarav Sharma', email: 'aarav@example.org' })] };
  yield { name: 'data/personal.json', content: [JSON.stringify({ passport_number: 'X1234567', city: 'Łódź' })] };
  yield { name: 'documents/passport/1-größe.pdf', content: [PDF, noise(4_000)] };
  yield { name: 'documents/tenth_certificate/1-tenth.png', content: [PNG, noise(2_000)] };
}

/** Bytes that don't get smaller, as those of scanned papers don't. */
function noise(length: number): Uint8Array {
  let last = 1;
  return Uint8Array.from({ length }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return last & 255;
  });
}
