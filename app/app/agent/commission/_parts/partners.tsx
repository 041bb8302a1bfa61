'use client';

import { useState } from 'react';
import { typedMinor, typedParts } from '@/components/agency/commission/typed-minor';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { PartnerView } from '@/lib/contract/commission/parties';
import { SHARE_BASES, type ShareBasis } from '@/lib/domain/commission/shares';
import { shareAgreed } from '@/lib/domain/commission/words';

interface PartnersProps {
  partners: readonly PartnerView[];
  decides: boolean;
  today: string;
}

/** The agency's sub-agents and their parts; owners enter them. */
export function Partners({ partners, decides, today }: PartnersProps) {
  if (!decides && partners.length === 0) return null;
  return (
    <Section
      title="Sub-agents"
      description="A sub-agent’s share is agreed before an application is sent. Students can see who the sub-agent is."
      actions={
        decides && (
          <Opener variant="secondary" opens={(onClose) => <PartnerDialog today={today} onClose={onClose} />}>
            Add sub-agent
          </Opener>
        )
      }
    >
      {partners.length === 0 ? (
        <p className="text-sm text-muted">No sub-agents yet.</p>
      ) : (
        <RowSheet>
          {partners.map((one) => (
            <SheetRow key={one._id} endUnder end={<span className="text-sm tabular-nums">{shareAgreed(one)}</span>}>
              <p className="wrap-anywhere">{one.name}</p>
              <p className="text-xs text-muted wrap-anywhere">{one.source}</p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

const EMPTY = { name: '', of: 'came', parts: '', currency: '', minor: '', to: '', source: '' };

function PartnerDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const change = useChange(onClose);
  const [text, setText] = useState({ ...EMPTY, from: today });
  const isFlat = text.of === 'flat';
  const save = () =>
    call('POST /agency/commission/partners', {
      body: {
        ...{ name: text.name, from: text.from, to: text.to || null, source: text.source, of: text.of as ShareBasis },
        parts: isFlat ? 0 : typedParts(text.parts),
        flat: isFlat ? { currency: text.currency, minor: typedMinor(text.minor, text.currency.toUpperCase()) } : null,
      },
    });
  const field = (name: keyof typeof text, label: string, more: { type?: string; optional?: boolean } = {}) => (
    <Field label={label} name={name} optional={more.optional ?? false}>
      <TextInput type={more.type ?? 'text'} autoComplete="off" {...wiredIn(text, setText)(name)} />
    </Field>
  );
  return (
    <FormDialog
      title="Add sub-agent"
      description="You owe this share after the university has paid you. It is never more than what you received."
      change={change}
      onSave={() => change.run(save)}
    >
      {field('name', 'Name')}
      <Field label="Share" name="of">
        <SelectField
          {...wiredIn(text, setText)('of')}
          options={Object.entries(SHARE_BASES).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      {isFlat ? (
        <>
          {field('currency', 'Currency')}
          {field('minor', 'Amount per student')}
        </>
      ) : (
        field('parts', 'Share (%)')
      )}
      {field('from', 'Start date', { type: 'date' })}
      {field('to', 'End date', { type: 'date', optional: true })}
      {field('source', 'Source document')}
    </FormDialog>
  );
}
