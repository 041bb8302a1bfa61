'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wiredIn } from '@/components/ui/controls/wired';
import { call, refusalOf } from '@/lib/api/client';
import type { BulkValue } from '@/lib/contract/people/bulk';
import { type BulkAct, type BulkList, bulkRule } from '@/lib/domain/agency/bulk-acts';
import { MESSAGE_GROUNDS, NOT_KNOWN, SAID_GROUNDS } from '@/lib/domain/agency/may-message';
import {
  LOST_REASON_KINDS,
  LOST_REASONS,
  NEXT_KIND_NAMES,
  NEXT_KINDS,
  SET_PROSPECT_STAGES,
} from '@/lib/domain/agency/prospects';
import { APPLICATION_STATUSES, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { STAGES } from '@/lib/domain/desk/stages';
import type { BulkChoices, Which } from './bulk-bar';

const NONE = 'none';
const PLEASE = { value: '', label: 'Please choose' };
const EMPTY = {
  ...{ memberId: '', branchId: '', stage: '', lostReason: '', lostNote: '', status: '', reason: '' },
  ...{ nextOn: '', nextKind: 'call', nextText: '', mayMessage: '' },
};
type Texts = typeof EMPTY;

/** Which of the fields an act shows. */
const FIELDS: Record<BulkAct, (texts: Texts, asksBranch: boolean) => readonly (keyof Texts)[]> = {
  // Of a counsellor of one branch the records get that one.
  assign: (_texts, asksBranch) => ['memberId', ...(asksBranch ? (['branchId'] as const) : [])],
  branch: () => ['branchId'],
  next: () => ['nextOn', 'nextKind', 'nextText'],
  stage: ({ stage }) => [
    'stage',
    ...(stage === 'lost' ? (['lostReason', 'lostNote'] as const) : []),
    ...(stage === 'later' ? (['nextOn'] as const) : []),
  ],
  archive: () => [],
  move: ({ status }) => ['status', ...(REASON_NEEDED.some((one) => one === status) ? (['reason'] as const) : [])],
  mayMessage: () => ['mayMessage'],
  message: () => [],
  export: () => [],
};

const HINTS: Record<BulkAct, string> = {
  assign: 'We’ll send the counsellor one notification.',
  branch: 'Everyone selected will be moved to this branch.',
  next: 'This replaces the next follow-up of all selected people.',
  stage: 'All selected leads will have this stage.',
  archive: 'Archived leads no longer appear in the lists. You can restore them.',
  move: 'Students are notified after five minutes; until then you can undo it.',
  mayMessage: 'Group messages only go to people who agreed.',
  message: '',
  export: 'You can download the file when it’s ready.',
};

const OF_STUDENTS = 'This changes the students of these applications.';

interface BulkDialogProps {
  act: BulkAct;
  list: BulkList;
  which: Which;
  /** '204 leads' */
  what: string;
  choices: BulkChoices;
  onClose: () => void;
  onDone: () => void;
}

/** Asks to what the chosen records are changed, and begins it. */
export function BulkDialog({ act, list, which, what, choices, onClose, onDone }: BulkDialogProps) {
  const [texts, setTexts] = useState(EMPTY);
  const wiredTo = wiredIn(texts, setTexts);
  const change = useChange(() => {
    onClose();
    onDone();
  });
  const asksBranch =
    choices.branches.length > 0 &&
    choices.people.some(({ _id, hasOneBranch }) => _id === texts.memberId && !hasOneBranch);
  const shown = FIELDS[act](texts, asksBranch);
  const { label, of } = bulkRule(act);
  const save = () =>
    change.run(async () => {
      const done = await call('POST /agency/bulk', { body: { list, act, value: chosenOf(shown, texts), ...which } });
      const [failed] = done.bulk.total === 1 ? done.bulk.failed : [];
      if (failed) throw refusalOf(409, { message: failed.message });
      return done;
    });
  const options: Partial<Record<keyof Texts, readonly { value: string; label: string }[]>> = {
    memberId: [PLEASE, { value: NONE, label: 'Unassigned' }, ...namedOptions(choices.people)],
    branchId: [
      act === 'assign' ? { value: '', label: 'Leave without a branch' } : PLEASE,
      ...(act === 'assign' ? [] : [{ value: NONE, label: 'No branch' }]),
      ...namedOptions(choices.branches),
    ],
    stage: [PLEASE, ...SET_PROSPECT_STAGES.map((value) => ({ value, label: STAGES[value].label }))],
    lostReason: [PLEASE, ...LOST_REASON_KINDS.map((value) => ({ value, label: LOST_REASONS[value] }))],
    status: [PLEASE, ...APPLICATION_STATUSES.map((value) => ({ value, label: value }))],
    mayMessage: [
      PLEASE,
      ...SAID_GROUNDS.map((value) => ({ value, label: MESSAGE_GROUNDS[value].label })),
      { value: NONE, label: NOT_KNOWN },
    ],
    nextKind: NEXT_KIND_NAMES.map((value) => ({ value, label: NEXT_KINDS[value] })),
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`${label.replace('…', '')}: ${what}`}
      description={
        list === 'applications' && of.applications === 'student' ? `${HINTS[act]} ${OF_STUDENTS}` : HINTS[act]
      }
      change={change}
      onSave={save}
      saveLabel={SAVES[act]}
    >
      {shown.map((name) => (
        <Field key={name} label={labelOf(name, act, list)} name={name} optional={OPTIONAL.includes(name)}>
          {options[name] ? (
            <SelectField {...wiredTo(name)} options={options[name]} />
          ) : name === 'reason' ? (
            <Textarea rows={3} maxLength={1000} {...wiredTo(name)} />
          ) : (
            <TextInput type={name === 'nextOn' ? 'date' : 'text'} maxLength={200} {...wiredTo(name)} />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}

const SAVES: Record<BulkAct, string> = {
  ...{ assign: 'Assign', branch: 'Move', next: 'Schedule', stage: 'Set stage' },
  ...{ archive: 'Archive', move: 'Move', export: 'Prepare file' },
  ...{ mayMessage: 'Save', message: '' },
};
const LABELS: Record<keyof Texts, string> = {
  ...{ memberId: 'Counsellor', branchId: 'Branch', stage: 'Stage', lostReason: 'Reason', lostNote: 'Details' },
  ...{ status: 'Status', reason: 'Reason', nextOn: 'Follow-up date', nextKind: 'Type', nextText: 'Details' },
  mayMessage: 'May be messaged',
};
const labelOf = (name: keyof Texts, act: BulkAct, list: BulkList) => {
  if (name === 'memberId' && list === 'leads') return 'Owner';
  return name === 'branchId' && act === 'assign' ? 'Branch for those without one' : LABELS[name];
};
const OPTIONAL: readonly (keyof Texts)[] = ['nextText', 'lostNote'];

/** What isn't chosen is left out, so that it is asked for. */
function chosenOf(shown: readonly (keyof Texts)[], texts: Texts): Partial<BulkValue> {
  const given = shown.flatMap((name) => (texts[name] ? [[name, texts[name] === NONE ? null : texts[name]]] : []));
  return Object.fromEntries(given) as Partial<BulkValue>;
}
