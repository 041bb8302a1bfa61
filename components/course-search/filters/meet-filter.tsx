import { Checkbox } from '@/components/ui/controls/checkbox';
import { MEET_WORDS } from '../active-filters';
import type { SearchAnswer } from '../answers';
import type { CourseQuery } from '../search-address';

interface MeetFilterProps {
  query: CourseQuery;
  /** By verdict, what the other filters leave; absent while the filter is off. */
  fit?: SearchAnswer['fit'];
  onChoose: (change: Partial<CourseQuery>) => void;
  /** Whose scores they are to the reader. */
  whose: 'your' | 'their';
}

/** The filter by verdict: what is met, and with it what is likely. Both say how many stay out as unknown, and why. */
export function MeetFilter({ query, fit, onChoose, whose }: MeetFilterProps) {
  const isOn = query.qualify === '1';
  return (
    <div className="space-y-1">
      <Checkbox
        name="qualify"
        value="1"
        label={MEET_WORDS[whose]}
        hint={
          isOn && fit && !query.likely
            ? leftOut(fit)
            : `Based on ${whose} profile: only courses whose published requirements are all known and met.`
        }
        checked={isOn}
        onChange={(event) => onChoose({ qualify: event.target.checked ? '1' : '', likely: '' })}
      />
      {isOn && (
        <Checkbox
          name="likely"
          value="1"
          label={`and likely ones${fit ? ` (+${fit.likely.toLocaleString('en-GB')})` : ''}`}
          hint={fit && query.likely ? leftOut(fit) : ''}
          checked={query.likely === '1'}
          onChange={(event) => onChoose({ likely: event.target.checked ? '1' : '' })}
          className="ms-7"
        />
      )}
    </div>
  );
}

/** '84 left out as unknown, mostly: field of study, English test.' */
function leftOut({ unknown, why }: NonNullable<SearchAnswer['fit']>): string {
  if (unknown === 0) return 'No course is hidden because something is unknown.';
  return `${unknown.toLocaleString('en-GB')} hidden because something is unknown${why.length > 0 ? `, mostly: ${why.join(', ')}` : ''}.`;
}
