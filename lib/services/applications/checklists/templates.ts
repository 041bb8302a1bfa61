import type { ChecklistTemplateView, TemplateItem } from '@/lib/contract/applications/checklist-templates';
import { SHIPPED_TEMPLATES, type ChecklistTemplate as Template } from '@/lib/domain/applications/checklist-templates';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { isDuplicateKey } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { ChecklistTemplate, type ChecklistTemplateRecord } from '@/models/checklist-template';

type Place = Pick<Template, 'country' | 'level'>;

/** All templates: what admins set, and what the product comes with where they set nothing. */
export async function checklistTemplates(): Promise<ChecklistTemplateView[]> {
  const stored = await ChecklistTemplate.find({}).sort({ country: 1, level: 1 }).lean();
  const own = stored.map(viewOf);
  const shipped = SHIPPED_TEMPLATES.filter((template) => !own.some((one) => isSame(one, template))).map(viewOf);
  return [...shipped, ...own];
}

/** Sets the template of a country (null: all) and a level (null: all). 409 where another admin set another since it was seen. */
export async function putChecklistTemplate(
  viewer: Viewer,
  { country, level, items, seen }: Place & { items: TemplateItem[]; seen?: Seen | undefined },
): Promise<ChecklistTemplateView> {
  const before = seen && (await checklistTemplates()).find((one) => isSame(one, { country, level }));
  mergedWith({ items: before?.items ?? [] }, { items }, seen);
  const write = () =>
    ChecklistTemplate.findOneAndUpdate(
      { country, level },
      { $set: { items } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  const saved = await write().catch((error) => {
    // Two admins made it at the same moment: it is there now.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  const label = `${level ?? 'All levels'}, ${country ?? 'all countries'}`;
  const subject = { kind: 'template', id: `${country ?? ''}|${level ?? ''}`, label } as const;
  await recordStaffAction(viewer, 'checklist.edit', subject, { after: { items: items.length } });
  return viewOf(saved as ChecklistTemplateRecord);
}

/** The lines for a course: for all, for its level, for its country, and for both, each kind and label once. */
export async function linesFor(course: { country: Country; level: CourseLevel | '' }): Promise<TemplateItem[]> {
  const templates = (await checklistTemplates()).filter(
    ({ country, level }) => (!country || country === course.country) && (!level || level === course.level),
  );
  const specific = ({ country, level }: Place) => (country ? 2 : 0) + (level ? 1 : 0);
  const lines = templates.sort((one, other) => specific(one) - specific(other)).flatMap(({ items }) => items);
  const nameOf = ({ kind, label }: TemplateItem) => `${kind}|${label.toLowerCase()}`;
  return [...new Map(lines.map((line) => [nameOf(line), line])).values()];
}

const isSame = (one: Place, other: Place) => one.country === other.country && one.level === other.level;

function viewOf(template: Template & Partial<Pick<ChecklistTemplateRecord, 'updatedOn'>>): ChecklistTemplateView {
  const { country, level, items, updatedOn } = template;
  const lines = items.map(({ kind, label, note, source, checkedOn }) => ({ kind, label, note, source, checkedOn }));
  return { country, level, items: lines, updatedOn: updatedOn?.toISOString() ?? null };
}
