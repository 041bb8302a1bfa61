import { removeFiles } from '@/lib/platform/files/store';
import { defineJob } from '@/lib/platform/jobs/worker';
import { PracticeSent } from '@/models/practice-sent';

/** Once an hour, deletes what students sent from practice and what is no longer kept. */
export const endSentPractice = defineJob({
  kind: 'end-sent-practice',
  everyMs: 3600_000,
  run: async (_payload, { signal }) => removeOldPractice(new Date(), signal),
});

/** Deletes what was to be kept until this moment: first the file, so that none is left without its record. */
export async function removeOldPractice(before: Date, signal?: AbortSignal): Promise<void> {
  for (const { _id, fileId } of await PracticeSent.find({ endsOn: { $lte: before } }, 'fileId').lean()) {
    signal?.throwIfAborted();
    await removeFiles([fileId]);
    await PracticeSent.deleteOne({ _id });
  }
}
