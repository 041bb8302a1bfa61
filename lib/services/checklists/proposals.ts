import type { Viewer } from '@/lib/auth/viewer';
import type { ProposedItem } from '@/lib/contract/applications/checklist-templates';
import type { Country } from '@/lib/domain/countries';
import { visibleApplication } from '../applications/visible';
import { courseRecord } from '../catalogue/courses';
import { linkedFiles, papersOf } from './new-items';
import { linesFor } from './templates';

/** What the templates propose to ask for on an application: each with what the profile has of it. 404 outside the scope. */
export async function proposedItems(viewer: Viewer, id: string): Promise<ProposedItem[]> {
  const { country, courseId, userId, items = [] } = await visibleApplication(viewer, id);
  const [course, papers] = await Promise.all([courseRecord(String(courseId)).catch(() => null), papersOf(userId)]);
  const lines = await linesFor({ country: country as Country, level: course?.level ?? '' });
  return lines.map((line) => ({
    ...line,
    inProfile: linkedFiles(line.kind, items, papers)
      .map(({ name }) => name)
      .join(', '),
    asked: items.some(({ kind, label }) => kind === line.kind && label === line.label),
  }));
}
