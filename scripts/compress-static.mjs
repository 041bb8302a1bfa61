import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Puts a copy compressed with brotli, its name ending in `.br`, beside every script and style sheet of the build, for
 * `lib/platform/web/compressed-files`. Part of `npm run build`: at this quality it is a fifth smaller than gzip, and takes too long to be
 * done at a request.
 */
const FOLDER = '.next/static';
/** Smaller ones gain nothing: they fit one packet anyway. */
const SMALLEST_BYTES = 1024;

const compressed = promisify(brotliCompress);

async function compress(path) {
  const text = await readFile(path);
  if (text.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await compressed(text, { params }));
}

const names = await readdir(FOLDER, { recursive: true });
await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map((name) => compress(join(FOLDER, name))));
