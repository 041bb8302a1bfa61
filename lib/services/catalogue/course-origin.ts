import type { CourseOrigin } from '@/lib/contract/catalogue/courses';
import { dayOf } from '@/lib/domain/days/day';
import { registerOfSource } from '@/lib/domain/imports/registers';
import { typedOverOf } from '@/lib/domain/imports/typed-over';
import type { CourseRecord } from '@/models/course';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';

type Upload = Pick<ImportBatchRecord, 'status' | 'asOf' | 'sourceName' | 'createdOn' | 'decidedOn'>;

/** Says of one course after the other where it comes from; each upload is read once. Days in UTC. */
export function originReader(): (course: CourseRecord) => Promise<CourseOrigin> {
  const known = new Map<string, Upload | null>();
  return async (course) => {
    const { updatedOn, batchId, seenIn = [], typedOver } = course;
    const ids = [...(batchId ? [batchId] : []), ...seenIn];
    const unknown = ids.filter((id) => !known.has(String(id)));
    if (unknown.length > 0) {
      for (const id of unknown) known.set(String(id), null);
      const uploads = await ImportBatch.find(
        { _id: { $in: unknown } },
        'status asOf sourceName createdOn decidedOn',
      ).lean();
      for (const upload of uploads) known.set(String(upload._id), upload);
    }
    const uploadOf = (id: (typeof ids)[number]) => known.get(String(id)) ?? null;
    const naming = seenIn.flatMap((id) => uploadOf(id) ?? []).filter(({ status }) => status === 'done');
    const newest = naming.sort((a, b) => (a.asOf < b.asOf ? 1 : -1))[0];
    // What a person wrote since the upload is no longer the source's word.
    const isEdited = !batchId && newest?.decidedOn && updatedOn > newest.decidedOn;
    const licence = registerOfSource(newest?.sourceName ?? '')?.licence ?? '';
    // What staff typed over a register is said beside it: the rest is still the register's.
    const others = Object.entries(typedOverOf(typedOver)).filter(
      ([field, value]) => course[field as keyof CourseRecord] !== value,
    );
    const typed = Object.fromEntries(others);
    if (newest && (!isEdited || typedOver)) {
      const uploadedOn = dayOf(newest.createdOn, 'UTC');
      return { asOf: newest.asOf, uploadedOn, source: newest.sourceName, licence, typed };
    }
    const batch = batchId ? uploadOf(batchId) : null;
    return {
      asOf: dayOf(updatedOn, 'UTC'),
      uploadedOn: batch ? dayOf(batch.createdOn, 'UTC') : null,
      source: '',
      licence: '',
      typed: {},
    };
  };
}
