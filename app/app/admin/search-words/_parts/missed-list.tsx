'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import type { MissedSearchView } from '@/lib/contract/catalogue/search-dictionary';
import { dateText } from '@/lib/domain/days/day-words';
import { ForgetDialog } from './forget-dialog';

/** How many are shown at first. */
const FEW = 10;

/** What was not found, the most frequent first. */
export function MissedList(props: { missed: readonly MissedSearchView[]; onAdd: (typed: string) => void }) {
  const { missed, onAdd } = props;
  const [isAll, setIsAll] = useState(false);
  const [forgotten, setForgotten] = useState<string>();
  if (missed.length === 0) return <p className="text-sm text-muted">Nothing yet.</p>;
  return (
    <>
      <RowSheet>
        {missed.slice(0, isAll ? undefined : FEW).map(({ text, count, week }) => (
          <SheetRow
            key={text}
            endUnder
            end={
              <span className="flex flex-wrap justify-end gap-2">
                <Button size="sm" variant="secondary" onClick={() => onAdd(text)}>
                  Add a name<span className="sr-only"> for “{text}”</span>
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setForgotten(text)}>
                  Delete<span className="sr-only"> the counts of “{text}”</span>
                </Button>
              </span>
            }
          >
            <p className="font-medium wrap-anywhere">{text}</p>
            <p className="text-sm text-muted tabular-nums">
              {count === 1 ? 'once' : `${count.toLocaleString('en-GB')} times`}, last in the week of {dateText(week)}
            </p>
          </SheetRow>
        ))}
      </RowSheet>
      {missed.length > FEW && !isAll && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setIsAll(true)}>
          Show all {missed.length}
        </Button>
      )}
      {forgotten !== undefined && <ForgetDialog text={forgotten} onClose={() => setForgotten(undefined)} />}
    </>
  );
}
