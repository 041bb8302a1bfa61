import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import { hasSealedFiles } from '@/lib/platform/files/missing-keys';
import { uploadBudget, uploadedToday } from '@/lib/platform/limits/upload-budget';

const MB = 1024 * 1024;

interface UploadStorage {
  /** What the viewer has stored today, and may at most, in MB. */
  usedMb: number;
  dayMb: number;
  /** What admins see of the site's settings. */
  site: { term: string; value: string }[] | null;
}

/** The viewer's storage of today; for admins also the site's budgets, and how files are protected. */
export async function uploadStorage({ userId, role }: Viewer): Promise<UploadStorage> {
  return {
    usedMb: Math.round(((await uploadedToday(userId)) / MB) * 10) / 10,
    dayMb: uploadBudget(role) / MB,
    site: role === 'admin' ? await siteSettings() : null,
  };
}

async function siteSettings(): Promise<{ term: string; value: string }[]> {
  const { UPLOAD_MB_PER_DAY, CLAMD_SOCKET } = env();
  const budgets = Object.entries(UPLOAD_MB_PER_DAY).map(([role, mb]) => `${role} ${mb.toLocaleString('en-GB')} MB`);
  return [
    { term: 'Daily limit', value: budgets.join(', ') },
    {
      term: 'Virus scanner',
      value: CLAMD_SOCKET
        ? 'Checks every file before it is saved.'
        : 'Not set up: uploads are not checked for viruses (CLAMD_SOCKET).',
    },
    {
      term: 'Encryption',
      value: await encryption(),
    },
  ];
}

async function encryption(): Promise<string> {
  if (env().DOCUMENTS_KEY) return 'Uploaded files are stored encrypted.';
  if (await hasSealedFiles())
    return 'The key is missing, so files can’t be uploaded. The Status page explains how to restore it.';
  return 'No key is set: uploaded files are stored unencrypted (DOCUMENTS_KEY).';
}
