import { Checkbox } from '@/components/ui/controls/checkbox';
import { FilterGroup } from './filter-group';

interface FacetChoicesProps<Name extends string> {
  legend: string;
  legendHidden?: boolean;
  /** Of the parameter in the address. */
  name: string;
  names: readonly Name[];
  counts: Record<string, number>;
  selected: readonly Name[];
  onChange: (selected: Name[]) => void;
  /** How many may be ticked at once. */
  most?: number;
}

/** Wide enough for '12,345': else names would break elsewhere whenever a count gets shorter. */
const COUNT_WIDTH = '[&>span:last-child]:min-w-10 [&>span:last-child]:text-right';

/** Ticks with the count behind each. What would find nothing is greyed, not hidden, and can still be unticked. */
export function FacetChoices<Name extends string>(props: FacetChoicesProps<Name>) {
  const { legend, legendHidden, name, names, counts, selected, onChange, most = Infinity } = props;
  const isFull = selected.length >= most;
  return (
    <FilterGroup legend={legend} legendHidden={legendHidden}>
      <div>
        {names.map((choice) => {
          const ticked = selected.includes(choice);
          const count = counts[choice] ?? 0;
          return (
            <Checkbox
              key={choice}
              name={name}
              value={choice}
              label={choice}
              className={COUNT_WIDTH}
              count={count}
              checked={ticked}
              disabled={!ticked && (count === 0 || isFull)}
              onChange={() => onChange(ticked ? selected.filter((one) => one !== choice) : [...selected, choice])}
            />
          );
        })}
      </div>
    </FilterGroup>
  );
}
