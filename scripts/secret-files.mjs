import { readFileSync } from 'node:fs';

/** Plain JavaScript: the container image's web process starts with it, without anything to translate TypeScript. */

/** The settings that are secrets or hold one. */
export const SECRETS = [
  'MONGODB_URI',
  'NEXTAUTH_SECRET',
  'DOCUMENTS_KEY',
  'DOCUMENTS_KEYS_BEFORE',
  'SIGNING_KEY',
  'METRICS_TOKEN',
  'BLOG_DELETE_KEY',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'ADMIN_PASSWORD',
];

/**
 * Takes each secret whose `<NAME>_FILE` names a file from there, as Docker and Kubernetes hand them over. Throws one
 * sentence when the file can't be read, or when both are set: which one counts must not be a guess.
 * @param {Record<string, string | undefined>} env
 */
export function readSecretFiles(env = process.env) {
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: set one of them.`);
    try {
      env[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new Error(`The file ${path}, which ${name}_FILE names, can't be read.`);
    }
  }
}
