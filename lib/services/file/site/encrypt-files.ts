import { DAY_MS } from '@/lib/domain/days/day';
import { sealFiles } from '@/lib/platform/files/seal-files';
import { defineJob } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';

/** Once a day, encrypts the files from before there was a key, and seals all with today's key. */
export const encryptFiles = defineJob({
  kind: 'encrypt-files',
  everyMs: DAY_MS,
  async run(_payload, { signal }) {
    const done = await sealFiles(signal);
    if (done.encrypted + done.resealed > 0) log().info(done, 'stored files were encrypted');
  },
});
