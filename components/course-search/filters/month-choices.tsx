import { useEarlyChange } from '@/components/ui/controls/early-change';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { FilterGroup } from './filter-group';

interface MonthChoicesProps {
  counts: Record<string, number>;
  selected: readonly Month[];
  onChange: (selected: Month[]) => void;
}

/** The intake months as the year they are, four by three. A month that would find nothing is dashed, and can still be unticked. */
export function MonthChoices({ counts, selected, onChange }: MonthChoicesProps) {
  return (
    <FilterGroup legend="Intake">
      <div className="mt-1.5 grid grid-cols-4 gap-1">
        {MONTHS.map((month) => {
          const ticked = selected.includes(month);
          const count = counts[month] ?? 0;
          return (
            <MonthChoice
              key={month}
              month={month}
              count={count}
              ticked={ticked}
              onToggle={() => onChange(ticked ? selected.filter((one) => one !== month) : [...selected, month])}
            />
          );
        })}
      </div>
    </FilterGroup>
  );
}

const MONTH =
  'relative flex min-h-8 items-center justify-center rounded-control border border-control bg-raised text-fine transition-colors duration-150 hover:border-brand pointer-coarse:min-h-11 ' +
  'has-checked:border-brand has-checked:bg-brand has-checked:font-semibold has-checked:text-on-brand has-disabled:border-dashed has-disabled:border-control/60 has-disabled:bg-transparent has-disabled:text-muted ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

interface MonthChoiceProps {
  month: Month;
  count: number;
  ticked: boolean;
  onToggle: () => void;
}

function MonthChoice({ month, count, ticked, onToggle }: MonthChoiceProps) {
  const box = useEarlyChange<HTMLInputElement>(undefined);
  return (
    <label title={`${count.toLocaleString('en-GB')} courses`} className={MONTH}>
      <input
        ref={box}
        type="checkbox"
        name="intake"
        value={month}
        checked={ticked}
        disabled={!ticked && count === 0}
        onChange={onToggle}
        className="sr-only"
      />
      {month}
      <span className="sr-only"> {count.toLocaleString('en-GB')}</span>
    </label>
  );
}
