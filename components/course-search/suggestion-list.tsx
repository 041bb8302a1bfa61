import { GroupedOptions } from '@/components/ui/controls/grouped-options';
import { classNames } from '@/components/ui/layout/class-names';
import { Flag } from '@/components/ui/layout/flag';
import { coursesText } from './course-count';
import type { Suggestion, SuggestionGroup } from './suggestions';

interface SuggestionListProps {
  /** The listbox's id; its options have `{id}-0`, `{id}-1` … */
  id: string;
  groups: readonly SuggestionGroup[];
  active: Suggestion | undefined;
  onChoose: (suggestion: Suggestion) => void;
}

/** The popup under the keyword box. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  return (
    <GroupedOptions
      {...{ id, groups, onChoose, label: 'Suggestions', className: 'inset-x-0 max-h-[min(25rem,55dvh)]' }}
      optionClass="flex items-center gap-x-2.5 py-2"
      keyOf={({ kind, name, country }) => `${kind}|${name}|${country}`}
      marked={active ? groups.flatMap(({ options }) => options).indexOf(active) : -1}
    >
      {({ name, country, count, why }, isMarked) => (
        <>
          {country && <Flag country={country} />}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{name}</span>
            {why && <span className={classNames('text-xs wrap-anywhere', !isMarked && 'text-muted')}>{why}</span>}
            {count !== undefined && (
              <span className={classNames('text-xs tabular-nums', !isMarked && 'text-muted')}>
                {country} · {coursesText(count)}
              </span>
            )}
          </span>
        </>
      )}
    </GroupedOptions>
  );
}
