import { LiveRefresh } from '@/components/live/live-refresh';
import { PracticeTabs } from '@/components/staff/practice-tabs';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import type { SentRow } from '@/lib/contract/practice/sent';
import { areaOf } from '@/lib/domain/areas';
import { dateText } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { sentVisibleTo } from '@/lib/services/desk/sent-practice/read';
import { needsRule, reaches } from '../../_parts/agency/needs-rule';

export const metadata = { title: 'Submitted work' };

/** Texts and recordings that students sent to their counsellors: of a student their own. */
export default async function PracticeSentPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'practice-sent');
  needsRule(viewer, reaches);
  const sent = await sentVisibleTo(viewer);
  const isOwn = viewer.role === 'student';
  const groups = [
    { title: 'Waiting for comments', rows: sent.filter(({ comments }) => comments === 0) },
    { title: 'Commented', rows: sent.filter(({ comments }) => comments > 0) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <LiveRefresh records={['student']} />
      <PageHeader
        title="Submitted work"
        description={
          isOwn
            ? 'What you sent to your counsellor. Each item is deleted after 90 days.'
            : 'Texts and recordings students sent you for comments. They are deleted after 90 days.'
        }
        {...(isOwn && { back: { href: '/app/student/practice', label: 'My practice' } })}
      />
      {viewer.role === 'admin' && <PracticeTabs current="/app/admin/practice-sent" />}
      {groups.length === 0 ? (
        <EmptyState
          title="No submitted work"
          text={
            isOwn
              ? 'Finish a writing or speaking task in practice, then send it to your counsellor.'
              : 'When a student sends you a text or a recording from practice, it appears here.'
          }
          illustration="inbox"
        />
      ) : (
        <RowSheet>
          {groups.map(({ title, rows }) => [
            <SheetHead key={title} title={title} headingLevel="h2" />,
            ...rows.map((row) => (
              <Row key={row._id} row={row} href={`${areaOf(viewer.role)}/practice-sent/${row._id}`} isOwn={isOwn} />
            )),
          ])}
        </RowSheet>
      )}
    </>
  );
}

function Row({ row, href, isOwn }: { row: SentRow; href: string; isOwn: boolean }) {
  const { student, title, n, kind, comments, dueOn, sentOn, endsOn } = row;
  const what = `${title}, task ${n}`;
  return (
    <SheetRow
      end={
        <ButtonLink href={href} variant="outline" size="sm">
          Open<span className="sr-only"> {isOwn ? what : `${student.name}, ${what}`}</span>
        </ButtonLink>
      }
    >
      <p className="wrap-anywhere">
        {!isOwn && <strong className="font-medium">{student.name}: </strong>}
        {what}
      </p>
      <p className="text-sm text-muted">
        {kind === 'text' ? 'Text' : 'Recording'}, sent on {dateText(sentOn)}
        {comments > 0 && `, ${counted(comments, 'comment')}`}.{!isOwn && dueOn && ` Comment by ${dateText(dueOn)}.`}{' '}
        Retained until {dateText(endsOn)}.
      </p>
    </SheetRow>
  );
}
