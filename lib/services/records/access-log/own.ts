import type { AccessLogEntryView } from '@/lib/contract/my-data/access-log';
import { partWords } from '@/lib/domain/access-log';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readPage } from '@/lib/services/records/lists/lists';
import { AccessLogEntry, type AccessLogRecord } from '@/models/access-log-entry';

/** Who read the viewer's file, the last visit first, with the number of visits on all pages. */
export async function ownAccessLog(
  viewer: Viewer,
  page: { page: number; limit: number },
): Promise<{ visits: AccessLogEntryView[]; total: number }> {
  const own = { studentId: viewer.userId };
  const list = { model: AccessLogEntry, filter: own, order: { lastOn: -1, _id: -1 } } as const;
  const { records, total } = await readPage(list, page);
  return { visits: records.map(entryView), total };
}

function entryView({ _id, readerName, readerRole, seen, startedOn, lastOn }: AccessLogRecord): AccessLogEntryView {
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
