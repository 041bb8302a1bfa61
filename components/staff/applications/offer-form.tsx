'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { NumberInput } from '@/components/ui/controls/number-input';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired, wiredIn } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { upload } from '@/lib/api/upload';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { NO_LETTER, OFFER_TERMS, REFERENCE_NAMES } from '@/lib/domain/applications/offers';
import { EvidenceFields, filesOf, NOTHING_SHOWN, type Shown } from './said/evidence-fields';
import { SENT_OUTSIDE } from './use-move';

type Terms = Record<
  'conditions' | 'replyBy' | 'deposit' | 'currency' | 'depositBy' | 'startOn' | 'reference' | 'studentNumber',
  string
>;

/** Opens the form of an application's offer: its letter, its terms, its conditions; of an agency that handles, what else shows it. */
export function OfferForm({ application, asAgency = false }: { application: ApplicationView; asAgency?: boolean }) {
  const { _id, offer, country, currency } = application;
  const [conditional, setConditional] = useState(offer?.conditional ?? false);
  const [terms, setTerms] = useState<Terms>(() => termsOf(offer, currency));
  const [letter, setLetter] = useState<File>();
  const [shown, setShown] = useState<Shown>(NOTHING_SHOWN);
  // A text, '' at first, once the offer was refused for want of a confirmation.
  const [sentOutside, setSentOutside] = useState<string>();
  const { change, open, ask } = useAsking();
  const { seen, fill, refused } = useSeen(seenOf(offer));

  const save = () => {
    const body = {
      ...terms,
      conditional,
      conditions: conditional ? terms.conditions : '',
      ...(sentOutside ? { sentOutside } : {}),
      ...(asAgency ? { evidence: shown.reference } : {}),
      seen: JSON.stringify(seen),
    };
    const files: Record<string, File> = { ...(letter ? { letter } : {}), ...filesOf(shown, 'shown') };
    return change.run(
      () =>
        upload(
          'PUT /applications/{id}/offer',
          { params: { id: _id }, body, files },
          { onWaiting: () => toast.info(WAITS_FOR_NETWORK) },
        ),
      (why) => {
        refused(why);
        if (why.fields.sentOutside) setSentOutside((typed = '') => typed);
      },
    );
  };
  const wiredTo = wiredIn(terms, setTerms);

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setConditional(offer?.conditional ?? false);
          setTerms(termsOf(offer, currency));
          fill(seenOf(offer));
          setLetter(undefined);
          setShown(NOTHING_SHOWN);
          setSentOutside(undefined);
          ask();
        }}
      >
        {offer?.made ? 'Change offer…' : 'Record offer…'}
      </Button>
      <FormDialog
        open={open}
        title="The university's offer"
        description="We’ll notify the student and their agency. Leave unknown fields empty."
        change={change}
        onSave={save}
        saveLabel="Save offer"
      >
        {sentOutside !== undefined && (
          <Field
            label={SENT_OUTSIDE}
            hint="An offer means that the university has received the application. The student and their agency can read your answer."
            name="sentOutside"
          >
            <Textarea rows={2} maxLength={1000} {...wired(sentOutside, setSentOutside)} />
          </Field>
        )}
        <Field
          label="Offer letter"
          optional
          hint={offer?.letter ? `Current file: ${offer.letter.name}` : NO_LETTER}
          name="letter"
        >
          <FileInput accept=".pdf,application/pdf" typeHint="PDF, up to 10 MB" onFiles={([file]) => setLetter(file)} />
        </Field>
        {asAgency && (
          <EvidenceFields
            shown={shown}
            onShown={setShown}
            names={{ file: 'shown', reference: 'evidence' }}
            hint="If there is no letter, upload the university’s email or a screenshot of its portal. The student can see this file. Without a file, they see ‘none shown’."
          />
        )}
        <RadioGroup
          legend="Offer type"
          name="conditional"
          inline
          choices={[
            { value: 'false', label: 'Unconditional' },
            { value: 'true', label: 'Conditional' },
          ]}
          value={String(conditional)}
          onValueChange={(value: string) => setConditional(value === 'true')}
        />
        {conditional && (
          <Field label="Conditions" hint="One per line. Each becomes an item on the checklist." name="conditions">
            <Textarea rows={4} maxLength={4000} {...wiredTo('conditions')} />
          </Field>
        )}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Reply by" optional name="replyBy">
            <TextInput type="date" {...wiredTo('replyBy')} />
          </Field>
          <Field label="Course starts on" optional name="startOn">
            <TextInput type="date" {...wiredTo('startOn')} />
          </Field>
          <Field label="Deposit" optional name="deposit">
            <NumberInput decimal {...wiredTo('deposit')} />
          </Field>
          <Field label="Currency" optional hint="For example, GBP." name="currency">
            <TextInput maxLength={3} {...wiredTo('currency')} />
          </Field>
          <Field label="Deposit by" optional name="depositBy">
            <TextInput type="date" {...wiredTo('depositBy')} />
          </Field>
          <Field label={REFERENCE_NAMES[country] ?? 'Reference'} optional name="reference">
            <TextInput maxLength={60} {...wiredTo('reference')} />
          </Field>
          <Field label={OFFER_TERMS.studentNumber} optional name="studentNumber">
            <TextInput maxLength={40} {...wiredTo('studentNumber')} />
          </Field>
        </div>
      </FormDialog>
    </>
  );
}

function termsOf(offer: ApplicationView['offer'], currency: string): Terms {
  return {
    conditions: offer?.conditions.join('\n') ?? '',
    replyBy: offer?.replyBy ?? '',
    deposit: offer?.deposit == null ? '' : String(offer.deposit),
    currency: offer?.currency || currency,
    depositBy: offer?.depositBy ?? '',
    startOn: offer?.startOn ?? '',
    reference: offer?.reference ?? '',
    studentNumber: offer?.studentNumber ?? '',
  };
}

/** The offer as it was read, by the names of its save; its conditions are a list. */
function seenOf(offer: ApplicationView['offer']) {
  const { conditional, conditions, replyBy, deposit, currency, depositBy, startOn, reference, studentNumber } =
    offer ?? {};
  return { conditional, conditions, replyBy, deposit, currency, depositBy, startOn, reference, studentNumber };
}
