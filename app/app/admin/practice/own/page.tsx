import { PracticeTabs } from '@/components/staff/practice-tabs';
import { Link } from '@/components/ui/controls/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ownSets } from '@/lib/services/catalogue/practice/own/read';
import { setsForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { EXAM_NAMES } from '../../../../(public)/practice/_parts/words';
import { BeginSet } from './_parts/begin-set';

export const metadata = { title: 'Own practice sets' };

/** The practice sets that this site writes itself. */
export default async function OwnSetsPage() {
  await requireViewer('admin');
  const [own, all] = await Promise.all([ownSets(), setsForAdmins()]);
  return (
    <>
      <PageHeader
        title="Own practice sets"
        description="Sets that you write yourselves. Learners see one when it is published."
      />
      <PracticeTabs current="/app/admin/practice/own" />
      <Section
        title="Begin a set"
        description="As a copy of another set, whose texts you replace, or of an empty short one."
      >
        <BeginSet
          sets={all.map(({ id, title, exam }) => ({ value: id, label: `Copy of ${EXAM_NAMES[exam]}: ${title}` }))}
        />
      </Section>
      <Section title="Sets">
        {own.length === 0 ? (
          <EmptyState title="No sets of your own yet" text="Begin one above." />
        ) : (
          <RowSheet>
            {own.map(({ id, title, problems, byName, at, edition }) => (
              <SheetRow key={id}>
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    href={`/app/admin/practice/own/${id}`}
                    className="text-brand-ink underline underline-offset-3 wrap-anywhere"
                  >
                    {title}
                  </Link>
                  <StatusChip tone={edition ? 'success' : 'neutral'}>
                    {edition ? `Edition ${edition.n}` : 'Draft'}
                  </StatusChip>
                  {problems > 0 && (
                    <StatusChip tone="attention">
                      {problems} {problems === 1 ? 'problem' : 'problems'}
                    </StatusChip>
                  )}
                </p>
                <p className="text-sm text-muted">
                  Saved by {byName} on {dateText(at)}.{edition && ` Published on ${dateText(edition.at)}.`}
                </p>
              </SheetRow>
            ))}
          </RowSheet>
        )}
      </Section>
    </>
  );
}
