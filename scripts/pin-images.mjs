import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `npm run pin-images`: asks each registry for the digest of the images in docker-compose.yml and writes them into .env, so that
 * the same bytes run until it is run again. An image whose registry doesn't answer stays as it is. Plain Node.js.
 */

const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const TIMEOUT_MS = 15_000;

/** Others' images in a compose file: the variable that names each, and the tag it has without one. Our own are built or of a release. */
export function imagesOf(compose) {
  const named = [...compose.matchAll(/\$\{(\w+_IMAGE):-((?!study-abroad\/)[^}\s]+)\}/g)].map(([, variable, image]) => [
    variable,
    image,
  ]);
  return Object.fromEntries(named);
}

/**
 * The image with the digest that its tag has now: `mongo:8.0@sha256:…`.
 * @param registry asked instead of the image's own; for tests
 * @throws Error when the registry doesn't answer with one
 */
export async function pinned(image, registry) {
  const [name, tag] = image.split(':');
  const [host, ...path] = name.split('/');
  const isHub = !/[.:]/.test(host ?? '') || path.length === 0;
  const repository = isHub ? (name.includes('/') ? name : `library/${name}`) : path.join('/');
  const base = registry ?? (isHub ? 'https://registry-1.docker.io' : `https://${host}`);
  const url = `${base}/v2/${repository}/manifests/${tag}`;
  const digest = (await head(url)).headers.get('docker-content-digest') ?? '';
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${base} names no digest for ${image}`);
  return `${image}@${digest}`;
}

/** Settings with these lines set, each in its place or at the end. */
export function withSettings(text, settings) {
  let changed = text;
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (line.test(changed)) changed = changed.replace(line, `${name}=${value}`);
    else changed += `${changed && !changed.endsWith('\n') ? '\n' : ''}${name}=${value}\n`;
  }
  return changed;
}

async function head(url, token) {
  const headers = { accept: MANIFESTS, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const challenge = answer.headers.get('www-authenticate') ?? '';
  if (answer.status === 401 && !token && /^Bearer /i.test(challenge)) return head(url, await tokenFor(challenge));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** What a registry gives everyone who asks to read a public image. */
async function tokenFor(challenge) {
  const parts = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { realm = '', ...asked } = parts;
  const answer = await fetch(`${realm}?${new URLSearchParams(asked)}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { token, access_token } = await answer.json();
  return token ?? access_token;
}

async function main() {
  const settings = {};
  for (const [variable, image] of Object.entries(imagesOf(readFileSync('docker-compose.yml', 'utf8')))) {
    try {
      settings[variable] = await pinned(image);
      console.log(`${variable}=${settings[variable]}`);
    } catch (error) {
      console.error(`${image} is not pinned: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  const before = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  if (Object.keys(settings).length > 0) writeFileSync('.env', withSettings(before, settings), { mode: 0o600 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
