import Link from 'next/link';
import { dateText } from '@/components/course/format';
import { TakeMergeBack } from '@/components/staff/student/take-merge-back';
import type { MergeView } from '@/lib/contract/people/merging';

interface MergesProps {
  area: 'team' | 'admin';
  studentId: string;
  merges: readonly MergeView[];
}

/** Which accounts were merged into this one, or into which this one was; nothing where there are none. */
export function Merges({ area, studentId, merges }: MergesProps) {
  if (!merges.length) return null;
  const now = new Date().toISOString();
  return (
    <ul className="mb-5 space-y-2 text-sm">
      {merges.map((merge) => {
        const { _id, keep, gone, byName, at, endsOn, isWhole, twins } = merge;
        const isGone = gone._id === studentId;
        const other = isGone ? keep : gone;
        return (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2.5"
          >
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              {isGone ? 'Merged into ' : 'Holds what was on the account '}
              <Link
                href={`/app/${area}/view-profile/${other._id}`}
                prefetch={false}
                className="rounded-sm font-medium text-brand-ink underline-offset-2 hover:underline"
              >
                {other.name}
              </Link>
              {`${isGone ? '' : ', merged'} on ${dateText(at)} by ${byName}.`}
              {!isWhole && ' This is still under way.'}
              {twins > 0 && ` ${twinWords(twins)}`}
            </p>
            {area === 'admin' && endsOn > now && <TakeMergeBack merge={merge} />}
          </li>
        );
      })}
    </ul>
  );
}

function twinWords(count: number): string {
  const many = count === 1 ? 'One application stays' : `${count} applications stay`;
  return `${many} there: this student applied for the same course and intake twice. Withdraw one of the two.`;
}
