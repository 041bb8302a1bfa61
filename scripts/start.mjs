import { fail, loadSettings, prepare, productName } from './install.mjs';

console.log(productName());
prepare();
loadSettings();
const { register } = await import('tsx/esm/api');
register();
const { startProduct } = await import('./start.ts');
try {
  await startProduct({ development: process.argv.includes('--dev'), empty: process.argv.includes('--empty') });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
