import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/buttons/link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { canCommentOnPractice } from '@/lib/access';
import { areaOf } from '@/lib/domain/areas';
import { dateText } from '@/lib/domain/days/day-words';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { sentWork } from '@/lib/services/desk/sent-practice/read';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { SentWorkView } from './_parts/sent-work';
import { TakeBack } from './_parts/take-back';

export const metadata = { title: 'Submitted work' };

/** One text or recording from practice, with what the counsellor says about it. */
export default async function SentWorkPage({ params }: { params: Promise<{ area: string; id: string }> }) {
  const viewer = await requireArea(params, 'practice-sent');
  const work = await orNotFound(sentWork(viewer, idIn((await params).id)));
  const { _id, student, setId, title, n, asked, sentOn, endsOn } = work;
  const list = `${areaOf(viewer.role)}/practice-sent`;
  const isOwn = viewer.role === 'student';
  return (
    <>
      <LiveRefresh records={['student']} of={student._id} />
      <PageHeader
        title={`${title}, task ${n}`}
        description={
          <>
            {!isOwn && `${student.name}. `}Sent on {dateText(sentOn)}. Retained until {dateText(endsOn)}.
          </>
        }
        back={{ href: list, label: 'Submitted work' }}
        actions={isOwn && <TakeBack id={_id} list={list} />}
      />
      <div className="mb-6 max-w-reading rounded-card bg-sunken px-4 py-3 text-sm">
        <p className="wrap-anywhere">{asked}</p>
        <p className="mt-1">
          <Link href={`/practice/${setId}/practise`} className="text-brand-ink underline underline-offset-3">
            Open the practice set
          </Link>
        </p>
      </div>
      <SentWorkView work={work} mayComment={canCommentOnPractice(viewer)} isOwn={isOwn} />
    </>
  );
}
