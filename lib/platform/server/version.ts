import { readFile } from 'node:fs/promises';
import { once } from '@/lib/platform/once';

/** The product's number, as '0.1.0'; '' where it can't be read. */
export function productVersion(): Promise<string> {
  return once('product-version', async () => {
    const text = await readFile('package.json', 'utf8').catch(() => '{}');
    return String((JSON.parse(text) as { version?: unknown }).version ?? '');
  });
}
