'use client';

import { useState } from 'react';
import { typedParts } from '@/components/agency/commission/typed-minor';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { PartnerView } from '@/lib/contract/commission/parties';

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
      description="Their share is agreed before an application is sent. Students can see who they are."
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
          {partners.map(({ _id, name, parts, source }) => (
            <SheetRow key={_id} end={<span className="text-sm tabular-nums">{`${parts / 10_000}%`}</span>}>
              <p className="wrap-anywhere">{name}</p>
              <p className="text-xs text-muted wrap-anywhere">{source}</p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </Section>
  );
}

function PartnerDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const change = useChange(onClose);
  const [text, setText] = useState({ name: '', parts: '', from: today, to: '', source: '' });
  const save = () =>
    call('POST /agency/commission/partners', {
      body: { ...text, to: text.to || null, parts: typedParts(text.parts) },
    });
  const field = (name: keyof typeof text, label: string, more: { type?: string; optional?: boolean } = {}) => (
    <Field label={label} name={name} optional={more.optional ?? false}>
      <TextInput type={more.type ?? 'text'} autoComplete="off" {...wiredIn(text, setText)(name)} />
    </Field>
  );
  return (
    <FormDialog
      title="Add sub-agent"
      description="Their share is a percentage of what you receive, up to 100%."
      change={change}
      onSave={() => change.run(save)}
    >
      {field('name', 'Name')}
      {field('parts', 'Share (%)')}
      {field('from', 'Start date', { type: 'date' })}
      {field('to', 'End date', { type: 'date', optional: true })}
      {field('source', 'Source document')}
    </FormDialog>
  );
}
