import { useEffect, useRef } from 'react';
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

/** The popup under the keyword box. The focus stays in the box: the active option is only marked. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(25rem,55dvh)] animate-fade overflow-y-auto overscroll-contain rounded-card border border-line bg-raised py-1 text-sm shadow-float"
    >
      {groups.map(({ label, options: members }) => (
        <fieldset key={label} aria-label={label} className="min-w-0">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {label}
          </p>
          {members.map((suggestion) => (
            <Option
              key={`${suggestion.kind}|${suggestion.name}|${suggestion.country}`}
              id={`${id}-${options.indexOf(suggestion)}`}
              suggestion={suggestion}
              isActive={suggestion === active}
              onChoose={() => onChoose(suggestion)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Option(props: { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void }) {
  const { id, suggestion, isActive, onChoose } = props;
  const { name, country, count, why } = suggestion;
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 w-full scroll-mt-9 items-center gap-x-2.5 px-3 py-2 text-left',
        isActive ? 'bg-brand-soft text-brand-ink outline-2 -outline-offset-2 outline-brand' : 'hover:bg-sunken',
      )}
    >
      {country && <Flag country={country} />}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">{name}</span>
        {why && <span className={classNames('text-xs wrap-anywhere', !isActive && 'text-muted')}>{why}</span>}
        {count !== undefined && (
          <span className={classNames('text-xs tabular-nums', !isActive && 'text-muted')}>
            {country} · {coursesText(count)}
          </span>
        )}
      </span>
    </button>
  );
}
