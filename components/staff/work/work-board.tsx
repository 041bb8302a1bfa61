'use client';

import { useEffect, useState } from 'react';
import { RowSheet, SheetHead } from '@/components/ui/layout/row-sheet';
import type { WorkGroup, WorkRow } from '@/lib/contract/people/work';
import type { ReviewDecision } from '@/lib/domain/applications/checklist';
import { MOST_COUNTED_WORK, WORK_TITLES } from '@/lib/domain/applications/work';
import { useReview } from '../applications/checklist/use-review';
import { FinishDialog } from '../tasks/finish-dialog';
import { CheckPanel } from './check-panel';
import { useWorkKeys } from './use-work-keys';
import { WorkLine } from './work-line';

interface WorkBoardProps {
  area: 'admin' | 'team';
  viewerId: string;
  groups: readonly WorkGroup[];
  today: string;
  /** The page of one group with more rows. */
  hrefs: Readonly<Record<string, string>>;
  now: string;
}

/** Where there is room for the panel beside the list. */
const WIDE = '(min-width: 72rem)';

/**
 * What there is to do, one sheet. Beside it, on wide screens, the document that is to be checked: A accepts it, R returns
 * it, J and K go to the next and the one before.
 */
export function WorkBoard({ area, viewerId, groups, today, hrefs, now }: WorkBoardProps) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [chosenKey, setChosenKey] = useState<string>();
  const { busy, review, question } = useReview();
  const [isAsking, setIsAsking] = useState(false);
  const [finished, setFinished] = useState<WorkRow>();
  const shown = groups.map((group) => ({ ...group, rows: group.rows.filter(({ key }) => !decided.has(key)) }));
  const isWide = shown.some(({ rows }) => rows.some(({ fresh }) => fresh?.mayTake && fresh.moveTo));
  const toCheck = shown.flatMap(({ rows }) => rows.filter(({ item }) => item !== null));
  const chosen = toCheck.find(({ key }) => key === chosenKey) ?? toCheck[0];
  const place = chosen ? toCheck.indexOf(chosen) : -1;

  const go = (step: 1 | -1) => {
    const next = toCheck[place + step];
    if (!next) return;
    setIsAsking(false);
    setChosenKey(next.key);
  };
  const decide = (decision: ReviewDecision, reason = '') => {
    if (!chosen?.item || !chosen.applicationId) return;
    const next = toCheck[place + 1] ?? toCheck[place - 1];
    const { key, applicationId, item } = chosen;
    void review({
      ...{ applicationId, item, decision, reason },
      onDone: () => {
        setDecided(new Set([...decided, key]));
        setChosenKey(next?.key);
        setIsAsking(false);
      },
    });
  };
  useWorkKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => decide('accept'),
    r: () => setIsAsking(true),
  });
  // A refreshed page no longer lists what was decided; an item that is sent anew may come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only newly read groups end the memory of what was decided.
  useEffect(() => setDecided(new Set()), [groups]);

  const choose = (row: WorkRow) => {
    if (!row.item || !matchMedia(WIDE).matches) return false;
    setIsAsking(false);
    setChosenKey(row.key);
    return true;
  };
  return (
    <div
      className={
        chosen
          ? 'grid items-start gap-6 min-[72rem]:grid-cols-[minmax(0,1fr)_20rem] min-[90rem]:grid-cols-[minmax(0,1fr)_28rem]'
          : undefined
      }
    >
      <RowSheet className="@container min-w-0">
        {shown
          .filter(({ rows }) => rows.length > 0)
          .flatMap(({ group, rows, total }) => [
            <SheetHead
              headingLevel="h2"
              key={group}
              title={WORK_TITLES[group].title}
              end={
                total > rows.length &&
                hrefs[group] && (
                  <a href={hrefs[group]} className="text-brand-ink underline-offset-2 hover:underline">
                    Show all<span className="sr-only"> {WORK_TITLES[group].title}</span>
                  </a>
                )
              }
            >
              {total > MOST_COUNTED_WORK ? `${MOST_COUNTED_WORK}+` : total}
            </SheetHead>,
            ...rows.map((row) => (
              <WorkLine
                key={`${group} ${row.key}`}
                area={area}
                row={row}
                today={today}
                now={now}
                isChosen={row === chosen}
                viewerId={viewerId}
                isWide={isWide}
                onFinish={() => setFinished(row)}
                onChoose={() => choose(row)}
              />
            )),
          ])}
      </RowSheet>
      {chosen?.item && (
        <CheckPanel
          key={chosen.key}
          area={area}
          row={chosen}
          item={chosen.item}
          place={`${place + 1} of ${toCheck.length}`}
          busy={busy}
          isAsking={isAsking}
          onAsk={() => setIsAsking(true)}
          onDecide={decide}
        />
      )}
      {question}
      {finished && (
        <FinishDialog task={{ _id: finished.key, title: finished.what }} onClose={() => setFinished(undefined)} />
      )}
    </div>
  );
}
