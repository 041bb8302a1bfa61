// A worker is started from a file, not from the bundle: this one loads the reader's TypeScript the way every script does.
const { register } = await import('tsx/esm/api');
register();
await import('./serve.ts');
