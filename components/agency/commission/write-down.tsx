'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { useKey } from '../leads/use-key';
import { type PaidShare, type PayableShare, SharePaid } from './share-paid';
import { minorOrNull, typedMinor } from './typed-minor';

/** What can be written down, in the order in which it is offered, and the fields that it asks for. */
const KINDS = {
  fees: { label: 'Fee and scholarship', fields: ['fee', 'scholarship', 'silent'] },
  onshore: { label: 'Studied in Australia before?', fields: ['answer'] },
  lifted: { label: 'Allow the claim anyway', fields: [] },
  claimable: { label: 'Now claimable', fields: ['paid'] },
  split: { label: 'Claim the deposit first', fields: ['deposit'] },
  agreed: { label: 'The university agreed', fields: ['minor'] },
  refused: { label: 'The university refused', fields: [] },
  received: { label: 'Payment received', fields: ['minor', 'came', 'charges', 'withheld', 'net', 'shareWithheld'] },
  'share paid': { label: 'Share paid', fields: [] },
  'clawed back': { label: 'Clawback by the university', fields: ['minor'] },
  repaid: { label: 'Clawback repaid', fields: ['minor', 'came', 'charges'] },
  lapsed: { label: 'Write off (claim deadline passed)', fields: [] },
  deferred: { label: 'Deferred to another intake', fields: [] },
  dropped: { label: 'Close without commission', fields: [] },
  'taken back': { label: 'Undo last change', fields: [] },
} as const;
export type WrittenKind = keyof typeof KINDS;

const LABELS = {
  fee: 'Fee used for commission',
  scholarship: 'Scholarship',
  deposit: 'Deposit',
  paid: 'Fee paid by student',
  minor: 'Amount',
  came: 'Amount on bank statement',
  charges: 'Bank charges',
  withheld: 'Tax withheld',
  net: 'Offset against what you owe them',
  shareWithheld: 'Tax withheld from the sub-agent',
} as const;
const OPTIONAL = ['scholarship', 'paid', 'charges', 'withheld', 'net', 'shareWithheld'];
const IN_SLIP = ['came', 'charges', 'shareWithheld'];

interface WriteDownProps {
  id: string;
  currency: string;
  kinds: readonly WrittenKind[];
  /** What stands in the fields at first. */
  first: Partial<Record<keyof typeof LABELS, string>>;
  today: string;
  /** The answers about studies in Australia, by key. */
  answers: readonly { value: string; label: string }[];
  hasPartner: boolean;
  shares: readonly PayableShare[];
}

/** A button and its form, by which the keeper of the books writes down what happened to an entry. */
export function WriteDown(props: WriteDownProps) {
  if (props.kinds.length === 0) return null;
  return <Opener opens={(onClose) => <WriteDownDialog {...props} onClose={onClose} />}>Record event</Opener>;
}

function WriteDownDialog(props: WriteDownProps & { onClose: () => void }) {
  const { id, currency, kinds, first, today, answers, hasPartner, shares, onClose } = props;
  const change = useChange(onClose);
  const key = useKey();
  const [kind, setKind] = useState<WrittenKind>(kinds[0] ?? 'fees');
  const [typed, setTyped] = useState<Record<string, string>>({ ...first, on: today, slipCurrency: currency });
  const [share, setShare] = useState<PaidShare>({ place: 0, amount: shares[0]?.left ?? '', withheld: '' });
  const of = (name: string) => typed[name] ?? '';
  const wiredTo = (name: string) => wired(of(name), (text) => setTyped({ ...typed, [name]: text }));
  const errorOf = (name: string) => change.refusal?.fields[name] ?? change.refusal?.fields[`change.${name}`];
  const fields: readonly string[] = KINDS[kind].fields;
  const amounts = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (field) => fields.includes(field) && (field !== 'shareWithheld' || hasPartner),
  );
  const hasSlip = kind === 'received' || kind === 'repaid';
  const save = () => (kind === 'received' ? pay() : write());
  const slip = () => {
    const of = typed.slipCurrency || currency;
    return {
      currency: of,
      minor: typedMinor(typed.came ?? '', of),
      charges: minorOrNull(typed.charges ?? '', of) ?? 0,
    };
  };
  const dated = { on: of('on'), note: of('note') };
  const pay = () =>
    call('POST /agency/commission/payments', {
      body: {
        key: key.current(),
        lines: [
          {
            entryId: id,
            minor: typedMinor(of('minor'), currency),
            withheld: minorOrNull(of('withheld'), currency) ?? 0,
            net: minorOrNull(of('net'), currency) ?? 0,
            shareWithheld: minorOrNull(of('shareWithheld'), of('slipCurrency') || currency) ?? 0,
          },
        ],
        slip: slip(),
        ...dated,
      },
    });
  const write = () =>
    call('POST /agency/commission/entries/{id}/changes', { params: { id }, body: { change: asked() } });
  const asked = () => {
    const minor = typedMinor(of('minor'), currency);
    switch (kind) {
      case 'fees': {
        const silent = of('silent') === 'before' || of('silent') === 'after' ? of('silent') : null;
        const fees = { fee: minorOrNull(of('fee'), currency), scholarship: minorOrNull(of('scholarship'), currency) };
        return { kind, ...fees, silent: silent as 'before' | 'after' | null, ...dated };
      }
      case 'onshore':
        return { kind, answer: of('answer') as 'no', ...dated };
      case 'claimable':
        return { kind, paid: minorOrNull(of('paid'), currency), ...dated };
      case 'split':
        return { kind, deposit: typedMinor(of('deposit'), currency), ...dated };
      case 'repaid':
        return { kind, minor, slip: slip(), ...dated };
      case 'share paid': {
        const { branchId = null, currency: of = currency } = shares[share.place] ?? {};
        const withheld = minorOrNull(share.withheld, of) ?? 0;
        return {
          kind,
          branchId,
          currency: of,
          minor: typedMinor(share.amount, of),
          withheld,
          key: key.current(),
          ...dated,
        };
      }
      case 'agreed':
      case 'clawed back':
        return { kind, minor, ...dated };
      case 'received':
        throw new Error('A payment received is saved by another call.');
      default:
        return { kind, ...dated };
    }
  };
  return (
    <FormDialog
      title="Record an event"
      description="The event stays in the history of this entry. You can undo a mistake, but not edit it."
      change={change}
      onSave={() => change.run(save)}
    >
      <Field label="Event" name="kind">
        <SelectField
          value={kind}
          onChange={(event) => setKind((kinds.find((one) => one === event.target.value) ?? kind) as WrittenKind)}
          options={kinds.map((one) => ({ value: one, label: KINDS[one].label }))}
        />
      </Field>
      {kind === 'onshore' && (
        <Field
          label="Did the student start with another university or college in Australia before?"
          name="answer"
          error={errorOf('answer')}
        >
          <SelectField {...wiredTo('answer')} placeholder="Please choose" options={answers} />
        </Field>
      )}
      {amounts.map((field) => (
        <Field
          key={field}
          name={field}
          label={`${LABELS[field]}${IN_SLIP.includes(field) && hasSlip ? '' : `, ${currency}`}`}
          optional={OPTIONAL.includes(field)}
          error={errorOf(field)}
        >
          <TextInput inputMode="decimal" autoComplete="off" {...wiredTo(field)} />
        </Field>
      ))}
      {kind === 'share paid' && <SharePaid shares={shares} value={share} onChange={setShare} errorOf={errorOf} />}
      {hasSlip && (
        <Field
          label="Bank statement currency"
          name="slipCurrency"
          hint="As on the bank statement. No exchange rate is assumed."
          error={errorOf('slip.currency')}
        >
          <TextInput autoComplete="off" maxLength={3} {...wiredTo('slipCurrency')} />
        </Field>
      )}
      {kind === 'fees' && (
        <Field label="If the agreement doesn’t mention scholarships" name="silent" optional>
          <SelectField
            {...wiredTo('silent')}
            placeholder="University not asked yet"
            options={[
              { value: 'before', label: 'Fee before scholarship, says the university' },
              { value: 'after', label: 'Fee after scholarship, says the university' },
            ]}
          />
        </Field>
      )}
      <Field label="Date" name="on" error={errorOf('on')}>
        <TextInput type="date" {...wiredTo('on')} />
      </Field>
      <Field label="Evidence" name="note" error={errorOf('note')}>
        <TextInput autoComplete="off" maxLength={500} {...wiredTo('note')} />
      </Field>
    </FormDialog>
  );
}
