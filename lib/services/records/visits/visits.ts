import type { VisitView } from '@/lib/contract/my-data/visits';
import { partWords } from '@/lib/domain/readings';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Visit, type VisitRecord } from '@/models/visit';

/** Who read the viewer's file, the last visit first, with the number of visits on all pages. */
export async function ownVisits(
  viewer: Viewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ visits: VisitView[]; total: number }> {
  const own = { studentId: viewer.userId };
  const [records, total] = await Promise.all([
    Visit.find(own)
      .sort({ lastOn: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    Visit.countDocuments(own),
  ]);
  return { visits: records.map(visitView), total };
}

function visitView({ _id, readerName, readerRole, seen, startedOn, lastOn }: VisitRecord): VisitView {
  // Two processes may have noted the same part at the same moment.
  const parts = new Map(seen.map((one) => [`${one.part}|${one.of}`, one]));
  return {
    _id: String(_id),
    reader: { name: readerName, role: readerRole },
    seen: [...parts.values()].map(({ part, of, name, on }) => ({
      part,
      of: String(of),
      words: partWords(part, name),
      on: on.toISOString(),
    })),
    startedOn: startedOn.toISOString(),
    lastOn: lastOn.toISOString(),
  };
}
