import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { certificateCheck } from '@/lib/services/file/watch/checks/certificate';
import { longIt } from '../support/long-it';

const before = env().NEXTAUTH_URL;
afterEach(() => {
  env().NEXTAUTH_URL = before;
});

/** What the check says while the site's address shows a certificate that is good for so many days. */
async function checkedWith(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const subject = ['-subj', '/CN=localhost', '-days', String(days), '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  env().NEXTAUTH_URL = `https://localhost:${(server.address() as AddressInfo).port}`;
  const found = await certificateCheck();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  return found;
}

longIt(
  'says how long the certificate is good that the site’s own address shows, and warns two weeks before its end',
  async () => {
    expect(await checkedWith(60)).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/^The certificate is valid for (59|60) more days/),
    });
    expect(await checkedWith(9)).toMatchObject({
      state: 'bad',
      alert: true,
      text: expect.stringMatching(/^The certificate expires in (8|9) days/),
    });
  },
);

it('is not known where none can be seen', async () => {
  env().NEXTAUTH_URL = 'https://localhost:1';
  expect(await certificateCheck()).toMatchObject({ state: 'unknown' });
  env().NEXTAUTH_URL = 'http://localhost:3000';
  expect(await certificateCheck()).toMatchObject({ state: 'unknown' });
});
