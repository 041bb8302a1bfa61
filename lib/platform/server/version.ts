import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { once } from '@/lib/platform/once';

/** What runs: the product's number, as '0.2.0', and the commit and the day (YYYY-MM-DD) that it is of; '' where one can't be read. */
export interface Release {
  version: string;
  commit: string;
  day: string;
}

/** What runs here. A release's archive and a container image say it in the file `.release`, a git clone by its last commit. */
export const release = (): Promise<Release> => once('release', () => releaseIn('.'));

/** What a folder holds; see `release`. */
export async function releaseIn(folder: string): Promise<Release> {
  const read = async (name: string) => JSON.parse(await readFile(`${folder}/${name}`, 'utf8').catch(() => '{}'));
  const [{ version = '' }, made] = await Promise.all([read('package.json'), read('.release')]);
  const { commit = '', day = '' } = made.commit ? made : await lastCommit(folder);
  return { version, commit, day };
}

/** The product's number alone. */
export const productVersion = async (): Promise<string> => (await release()).version;

/** '0.2.0 (1a2b3c4d of 2026-11-29)', or what of it is known. */
export function releaseName({ version, commit, day }: Release): string {
  const of = [commit.slice(0, 8), day].filter(Boolean).join(' of ');
  return of ? `${version} (${of})` : version;
}

async function lastCommit(folder: string): Promise<Partial<Release>> {
  if (!existsSync(`${folder}/.git`)) return {};
  const asked = promisify(execFile)('git', ['-C', folder, 'log', '-1', '--format=%H %cs']);
  const [commit, day] = (await asked.catch(() => ({ stdout: '' }))).stdout.trim().split(' ');
  return { commit, day };
}
