import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { SET_STATES } from '@/lib/domain/practice/work';
import { openPractices } from '@/lib/services/catalogue/practice/sets';
import { publicMetadata } from '../_parts/public-metadata';
import { PracticeNotice } from './_parts/notice';
import { contentsOf, EXAM_NAMES } from './_parts/words';

export function generateMetadata(): Promise<Metadata> {
  return publicMetadata({
    title: 'Free practice for IELTS and PTE',
    description:
      'Free practice tests for IELTS Academic and PTE Academic: read, answer, and see at once why each answer is right. No account needed.',
    path: '/practice',
  });
}

/** All practice sets that are open, by exam. */
export default async function PracticePage() {
  const sets = await openPractices();
  const exams = (['ielts-academic', 'pte-academic'] as const)
    .map((exam) => ({ exam, own: sets.filter(({ set }) => set.exam === exam) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="max-w-4xl">
      <PageHeader
        title="Free practice for IELTS and PTE"
        description="Do a timed full test, or one question at a time. You see why each answer is right. It’s free and you don’t need an account."
      />
      {sets.some(({ set }) => set.status !== 'published') && (
        <p className="mb-6 max-w-reading rounded-card bg-sunken px-4 py-3 text-sm">
          Sets marked <strong>{SET_STATES.solved}</strong> have not been checked by a person yet, so they may contain
          mistakes. The page of each set says who wrote it and who tried it.
        </p>
      )}
      {exams.length === 0 && (
        <EmptyState title="No practice sets yet" text="Each set is checked before it is shown here." />
      )}
      {exams.map(({ exam, own }) => (
        <Section key={exam} title={EXAM_NAMES[exam]}>
          <div data-density="comfortable">
            <RowSheet>
              {own.map(({ set }) => (
                <SheetRow
                  key={set.id}
                  end={
                    <ButtonLink href={`/practice/${set.id}`} variant="outline">
                      Open<span className="sr-only"> {set.title}</span>
                    </ButtonLink>
                  }
                >
                  <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
                    {set.title}
                    {set.status !== 'published' && <StatusChip tone="neutral">Trial</StatusChip>}
                  </h3>
                  <p className="text-sm text-muted">{contentsOf(set)}</p>
                </SheetRow>
              ))}
            </RowSheet>
          </div>
        </Section>
      ))}
      <PracticeNotice />
    </div>
  );
}
