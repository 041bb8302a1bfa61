import { GroupedOptions, POPUP } from '@/components/ui/controls/grouped-options';
import { classNames } from '@/components/ui/layout/class-names';
import type { HitGroup } from '@/lib/contract/people/find';
import { FOUND_GROUPS } from '@/lib/domain/desk/found-fields';

interface FindListProps {
  /** The listbox's id; its options have `{id}-0`, `{id}-1` … */
  id: string;
  groups: readonly HitGroup[];
  /** What was typed. */
  text: string;
  /** The place of the marked hit among all; -1 for none. */
  marked: number;
  onChoose: (href: string) => void;
}

/** The hits under the box, by kinds. */
export function FindList({ id, groups, text, marked, onChoose }: FindListProps) {
  if (groups.length === 0)
    return <p className={classNames(POPUP, PLACE, 'px-3 py-2 text-muted')}>Nothing found for “{text}”.</p>;
  return (
    <GroupedOptions
      {...{ id, marked, label: 'Results', className: PLACE, optionClass: 'block py-1.5' }}
      groups={groups.map(({ kind, hits }) => ({ label: FOUND_GROUPS[kind], options: hits }))}
      keyOf={({ _id }) => _id}
      onChoose={({ href }) => onChoose(href)}
    >
      {({ name, about, why }, isMarked) => (
        <>
          <span className="block wrap-anywhere">{name}</span>
          {[about, why].filter(Boolean).map((line) => (
            <span key={line} className={classNames('block text-xs wrap-anywhere', !isMarked && 'text-muted')}>
              {line}
            </span>
          ))}
        </>
      )}
    </GroupedOptions>
  );
}

const PLACE =
  'right-0 max-h-[min(36rem,75dvh)] w-[30rem] max-w-[calc(100vw-2rem)] max-sm:inset-x-2 max-sm:w-auto max-sm:max-w-none';
