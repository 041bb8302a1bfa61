'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { classNames } from '@/components/ui/layout/class-names';
import { MOST_UNIVERSITIES } from '../search-address';
import { FacetChoices } from './facet-choices';
import { namesWith } from './facet-order';

/** So many stand there at first; in the scrolling list so many more come whenever its end is near. */
const FEW = 8;
const STEP = 60;

interface UniversityFilterProps {
  /** All universities, the ones to show first in front. */
  order: readonly string[];
  /** Asks for a new order: the list is about to look different anyway. */
  onRenew: () => void;
  counts: Record<string, number>;
  selected: string[];
  onChange: (selected: string[]) => void;
}

/** The universities: a few, or on request all of them in a list that scrolls, with a search box of its own. */
export function UniversityFilter({ order, onRenew, counts, selected, onChange }: UniversityFilterProps) {
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const [limit, setLimit] = useState(STEP);
  const matching = namesWith(order, typed);
  const scrolls = showsAll || typed.trim() !== '';
  const few = Math.max(FEW, order.filter((name) => selected.includes(name)).length);
  const change = (text: string) => {
    setTyped(text);
    setLimit(STEP);
    if (text === '') onRenew();
  };
  const toggle = () => {
    setShowsAll(!showsAll);
    setLimit(STEP);
    onRenew();
  };
  return (
    <div>
      <p aria-hidden className="text-sm font-medium">
        Universities
      </p>
      {order.length > FEW && (
        <SearchInput
          aria-label="Search universities"
          placeholder="Search universities"
          value={typed}
          onText={change}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="mt-1.5 noscript:hidden"
        />
      )}
      <div
        className={classNames('mt-1', scrolls && 'max-h-80 overflow-y-auto overscroll-contain pr-2')}
        onScroll={(event) => {
          const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
          if (scrollTop + 2 * clientHeight > scrollHeight && limit < matching.length) setLimit(limit + STEP);
        }}
      >
        <FacetChoices
          legend="Universities"
          legendHidden
          name="university"
          names={matching.slice(0, scrolls ? limit : few)}
          counts={counts}
          selected={selected}
          onChange={onChange}
          most={MOST_UNIVERSITIES}
        />
        {matching.length === 0 && <p className="py-1 text-sm text-muted">No university name contains this.</p>}
      </div>
      {order.length > few && typed.trim() === '' && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 mt-1 noscript:hidden"
          aria-expanded={showsAll}
          onClick={toggle}
        >
          {showsAll ? 'Show fewer' : `Show all ${order.length.toLocaleString('en-GB')}`}
        </Button>
      )}
    </div>
  );
}
