import type { PublicSet } from '@/lib/engines/practice/format/set';
import { entriesOf } from './entries';

/** A sheet to write answers on: on paper, and where scripts are off. */
export function AnswerSheet({ set }: { set: PublicSet }) {
  if (set.skill === 'writing' || set.skill === 'speaking') return null;
  const numbers = entriesOf(set).flatMap(({ numbers: all }) => all);
  return (
    <>
      <Sheet numbers={numbers} className="hidden print:block" />
      <noscript>
        <Sheet numbers={numbers} className="mt-8 print:hidden" />
      </noscript>
    </>
  );
}

function Sheet({ numbers, className }: { numbers: readonly number[]; className: string }) {
  return (
    <div className={className}>
      <h2 className="text-title">Answer sheet</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-8">
        {numbers.map((n) => (
          <li key={n} className="flex items-end gap-2 pt-3">
            {n}
            <span className="flex-1 border-b border-control" />
          </li>
        ))}
      </ul>
    </div>
  );
}
