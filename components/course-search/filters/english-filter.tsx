'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { NumberInput } from '@/components/ui/controls/number-input';
import type { EnglishTest } from '@/lib/domain/english-tests';
import { type CourseQuery, readScore, SCORE_RANGE } from '../search-address';
import { FilterGroup } from './filter-group';
import { Labelled } from './labelled';

const TESTS = [
  { value: 'ielts', label: 'IELTS' },
  { value: 'pte', label: 'PTE' },
  { value: '', label: 'Other / No Test' },
] as const;

interface EnglishFilterProps {
  query: CourseQuery;
  onChoose: (change: Partial<CourseQuery>) => void;
  onType: (change: Partial<CourseQuery>) => void;
}

/** The English test and, for IELTS and PTE, the student's score: it keeps courses that ask for at most that. */
export function EnglishFilter({ query, onChoose, onType }: EnglishFilterProps) {
  const { test, score } = query;
  return (
    <div>
      <FilterGroup legend="English test">
        {TESTS.map(({ value, label }) => (
          <Checkbox
            key={value}
            type="radio"
            name="test"
            value={value}
            label={label}
            checked={test === value}
            onChange={() => onChoose({ test: value })}
          />
        ))}
      </FilterGroup>
      {test && (
        <div className="mt-2">
          <ScoreBox key={test} test={test} score={score} onScore={(typed) => onType({ score: typed })} />
        </div>
      )}
    </div>
  );
}

interface ScoreBoxProps {
  test: EnglishTest;
  score: number | '';
  onScore: (score: number | '') => void;
}

function ScoreBox({ test, score, onScore }: ScoreBoxProps) {
  const [typed, setTyped] = useState(String(score));
  // The address may have changed the score behind the box, by the back button.
  const text = readScore(typed, test) === score ? typed : String(score);
  const { least, most } = SCORE_RANGE[test];
  const isWrong = text.trim() !== '' && score === '';
  return (
    <Labelled
      id="course-score"
      label={`Your overall ${test.toUpperCase()} score`}
      tip="We show courses that require this score or a lower one."
      error={isWrong ? `Please enter a number from ${least} to ${most}.` : undefined}
    >
      <NumberInput
        id="course-score"
        name="score"
        decimal
        maxLength={5}
        aria-describedby={isWrong ? 'course-score-tip course-score-error' : 'course-score-tip'}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onScore(readScore(event.target.value, test));
        }}
      />
    </Labelled>
  );
}
