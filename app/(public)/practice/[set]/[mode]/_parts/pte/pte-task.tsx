import type { ReactNode } from 'react';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import type { PublicSet } from '@/lib/engines/practice/format/set';
import { ChoiceList } from '../choice-list';
import { withGaps } from '../gap-lines';
import { Models, SelfCheck } from '../models';
import type { Asking } from '../part-view';
import { After } from '../question';
import { Transcript } from '../transcript';
import { Blank, Dictation, Reorder, TypedBlank, Words } from './pte-controls';
import { OpenTask } from './pte-open';
import { PTE_WORDS } from './pte-words';

export type PublicItem = Extract<PublicSet, { items: unknown }>['items'][number];

interface PteTaskProps {
  item: PublicItem;
  asking: Asking;
  /** Plays what is heard; nothing where nothing is. */
  sound: ReactNode;
  models: PracticeMarks['models'];
  /** What was said, once the task is done. */
  lines: PracticeMarks['transcript'][number]['lines'];
}

/** One task of PTE Academic. */
export function PteTask({ item, asking, sound, models, lines }: PteTaskProps) {
  const { name, how } = PTE_WORDS[item.kind];
  const isOpen = 'selfCheck' in item;
  const isShown = asking.isDone || lines.length > 0 || models.length > 0;
  return (
    <section id={`q-${item.n}`} className="max-w-reading">
      <h2 className="text-title">
        {item.n}. {name}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{how}</p>
      {sound}
      {isOpen ? <OpenTask item={item} asking={asking} /> : <Body item={item} asking={asking} />}
      {isOpen && isShown ? (
        <div className="mt-5">
          <SelfCheck lines={item.selfCheck} />
          <Models models={models} />
        </div>
      ) : (
        <After n={item.n} asking={asking} isOpen={isOpen} />
      )}
      <Transcript lines={lines} />
    </section>
  );
}

function Body({ item, asking }: Pick<PteTaskProps, 'item' | 'asking'>) {
  switch (item.kind) {
    case 'dropdown':
      return (
        <p className="leading-loose">
          {withGaps(item.text, (gap) => (
            <Blank n={item.n} gap={gap} words={item.options[gap] ?? []} asking={asking} />
          ))}
        </p>
      );
    case 'drag':
      return (
        <>
          <p className="mb-3 rounded-card bg-sunken px-4 py-3 text-sm">{item.box.join(' · ')}</p>
          <p className="leading-loose">
            {withGaps(item.text, (gap) => (
              <Blank n={item.n} gap={gap} words={item.box} once asking={asking} />
            ))}
          </p>
        </>
      );
    case 'type-in':
      return (
        <p className="leading-loose">
          {withGaps(item.text, (gap) => (
            <TypedBlank n={item.n} gap={gap} asking={asking} />
          ))}
        </p>
      );
    case 'incorrect-words':
      return <Words n={item.n} text={item.shown} asking={asking} />;
    case 'dictation':
      return <Dictation n={item.n} asking={asking} />;
    case 'reorder':
      return <Reorder n={item.n} boxes={item.boxes} asking={asking} />;
    default:
      return 'q' in item ? <Choices item={item} asking={asking} /> : null;
  }
}

function Choices({ item, asking }: { item: Extract<PublicItem, { q: string }>; asking: Asking }) {
  const isMany = item.kind === 'multiple-reading' || item.kind === 'multiple-listening';
  return (
    <>
      {'text' in item && <p className="mb-4 leading-relaxed">{item.text}</p>}
      <fieldset>
        <legend className="mb-1.5 font-medium">{item.q}</legend>
        <ChoiceList
          n={item.n}
          options={Object.entries(item.options)}
          {...(isMany && { most: Object.keys(item.options).length })}
          asking={asking}
        />
      </fieldset>
    </>
  );
}
