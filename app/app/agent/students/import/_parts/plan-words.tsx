'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FieldError } from '@/components/ui/controls/field-error';
import { SelectField } from '@/components/ui/controls/select-field';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { StudentSheetView } from '@/lib/contract/imports/student-sheets';
import { MESSAGE_GROUNDS, type MessageGroundName, SHEET_GROUNDS } from '@/lib/domain/agency/may-message';
import { PROSPECT_SOURCE_KINDS, PROSPECT_SOURCES, SET_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { SHEET_WORD_KINDS, SHEET_WORD_LABELS, type SheetWordKind } from '@/lib/domain/agency/sheet-words';
import { STAGES } from '@/lib/domain/desk/stages';
import { counted } from '@/lib/domain/texts/counted';

/** A word that is nothing of ours. */
const NOTHING = 'nothing';
const WORDLESS: Record<SheetWordKind, string> = {
  status: 'Save as a note',
  source: 'Save as a note',
  branch: 'Save as a note',
  counsellor: 'Not on our staff: assign to me',
};

/** What the words of a sheet mean: those that aren't known are asked once, the others can be corrected. */
export function PlanWords({ sheet }: { sheet: StudentSheetView }) {
  const { words, branches, people } = sheet;
  const change = useChange(() => {});
  const asked = words.filter(({ means }) => means === null);
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [branchId, setBranchId] = useState(sheet.branchId ?? '');
  const [mayMessage, setMayMessage] = useState<MessageGroundName | ''>(sheet.mayMessage);
  const options: Record<SheetWordKind, { value: string; label: string }[]> = {
    status: SET_PROSPECT_STAGES.map((stage) => ({ value: stage, label: STAGES[stage].label })),
    source: PROSPECT_SOURCE_KINDS.map((source) => ({ value: source, label: PROSPECT_SOURCES[source] })),
    branch: branches.map(({ _id, name }) => ({ value: _id, label: name })),
    counsellor: people.map(({ _id, name }) => ({ value: _id, label: name })),
  };
  const shown = showsAll ? words : asked;
  const keyOf = ({ of, word }: { of: string; word: string }) => `${of} ${word}`;
  const given = words.flatMap(({ of, word }) => {
    const means = chosen[keyOf({ of, word })];
    return means ? [{ of, word, means: means === NOTHING ? '' : means }] : [];
  });
  const isChanged = given.length > 0 || branchId !== (sheet.branchId ?? '') || mayMessage !== sheet.mayMessage;
  const save = () =>
    change.run(() =>
      call('POST /agent/student-sheets/{id}/words', {
        params: { id: sheet._id },
        body: { words: given, branchId: branchId || null, mayMessage },
      }),
    );
  return (
    <Section
      title="About this file"
      {...(words.length
        ? { description: 'Say what the words in your file mean. We remember it for later files.' }
        : {})}
    >
      {asked.length > 0 && (
        <p role="status" className="mb-4">
          <StatusChip tone="attention">{`${counted(asked.length, 'word')} not known yet. Please choose below.`}</StatusChip>
        </p>
      )}
      {SHEET_WORD_KINDS.filter((kind) => shown.some(({ of }) => of === kind)).map((kind) => (
        <fieldset key={kind} className="mb-4">
          <legend className="mb-2 text-sm font-medium">{SHEET_WORD_LABELS[kind]}</legend>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {shown
              .filter(({ of }) => of === kind)
              .map(({ of, word, count, means }) => (
                <Field key={word} label={`${word} (${counted(count, 'row')})`} name={`${kind}-${word}`}>
                  <SelectField
                    value={chosen[keyOf({ of, word })] ?? (means === '' ? NOTHING : (means ?? ''))}
                    disabled={change.busy}
                    onChange={(event) => setChosen({ ...chosen, [keyOf({ of, word })]: event.target.value })}
                    placeholder="Please choose"
                    options={[...options[kind], { value: NOTHING, label: WORDLESS[kind] }]}
                  />
                </Field>
              ))}
          </div>
        </fieldset>
      ))}
      <Field
        label="May these people be messaged?"
        name="mayMessage"
        hint="Group messages only go to people who agreed."
        className="mb-4 max-w-sm"
        optional
      >
        <SelectField
          value={mayMessage}
          disabled={change.busy}
          onChange={(event) => setMayMessage(event.target.value as MessageGroundName | '')}
          placeholder="Not known"
          options={SHEET_GROUNDS.map((value) => ({ value, label: MESSAGE_GROUNDS[value].label }))}
        />
      </Field>
      {branches.length > 0 && (
        <Field
          label="Branch for the other rows"
          name="branch"
          hint="For rows without a branch whose counsellor has no branch either."
          className="max-w-sm"
          optional
        >
          <SelectField
            value={branchId}
            disabled={change.busy}
            onChange={(event) => setBranchId(event.target.value)}
            placeholder="No branch"
            options={options.branch}
          />
        </Field>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={change.busy} disabled={!isChanged} onClick={() => void save()}>
          Save
        </Button>
        {words.length > asked.length && (
          <Button variant="ghost" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show only unknown words' : `Show all ${words.length} words`}
          </Button>
        )}
      </div>
      {change.refusal && <FieldError id="words">{change.refusal.message}</FieldError>}
    </Section>
  );
}
