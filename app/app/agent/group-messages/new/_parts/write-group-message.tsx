'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import {
  filledFor,
  GROUP_FIELDS,
  GROUP_MAILS_A_DAY,
  type GroupReaders,
  groupTextProblem,
  LEFT_OUT,
  LONGEST_GROUP_SUBJECT,
  LONGEST_GROUP_TEXT,
  MESSAGE_CHANNEL_NAMES,
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '@/lib/domain/agency/group-messages';
import { counted } from '@/lib/domain/texts/counted';

interface WriteProps {
  bulkId: string;
  readers: Record<MessageChannel, GroupReaders>;
}

/** Writes one text to many, with how it reads for the first three of them. */
export function WriteGroupMessage({ bulkId, readers }: WriteProps) {
  const router = useRouter();
  const [channel, setChannel] = useState<MessageChannel>(readers.email.count ? 'email' : 'whatsapp');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, refusal, attempt, run } = useChange(() => {});
  const { count, leftOut, withoutCourse, sentId, first } = readers[channel];
  const people = counted(count, 'person', 'people');
  const isMail = channel === 'email';
  const problem = groupTextProblem(text);
  const send = () =>
    run(async () => {
      const done = await call('POST /agency/group-messages', {
        body: { bulkId, channel, text, ...(isMail ? { subject } : {}) },
      });
      router.replace(`/app/agent/group-messages/${done._id}`);
      return done;
    });
  const insert = (field: string) => {
    const [from, to] = [area.current?.selectionStart ?? text.length, area.current?.selectionEnd ?? text.length];
    setText(`${text.slice(0, from)}{${field}}${text.slice(to)}`);
    area.current?.focus();
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="space-y-5">
        {refusal && <FormErrorSummary title="Not sent" errors={[{ message: refusal.message }]} attempt={attempt} />}
        <RadioGroup
          legend="Channel"
          name="channel"
          inline
          choices={MESSAGE_CHANNEL_NAMES.map((value) => ({ value, label: MESSAGE_CHANNELS[value] }))}
          value={channel}
          onValueChange={(value) => setChannel(value as MessageChannel)}
        />
        <Who count={count} leftOut={leftOut} isMail={isMail} />
        {isMail && (
          <Field label="Subject" name="subject" error={refusal?.fields.subject ?? ''}>
            <TextInput maxLength={LONGEST_GROUP_SUBJECT} {...wired(subject, setSubject)} />
          </Field>
        )}
        <Field
          label="Message"
          name="text"
          hint={
            isMail
              ? 'We add your name, your agency and an unsubscribe link below the text.'
              : 'WhatsApp opens with this text. Then you press Send in WhatsApp.'
          }
          error={problem || (refusal?.fields.text ?? '')}
        >
          <Textarea ref={area} rows={9} maxLength={LONGEST_GROUP_TEXT} {...wired(text, setText)} />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          {GROUP_FIELDS.map((field) => (
            <Button key={field} size="sm" variant="secondary" onClick={() => insert(field)}>
              {`Insert ${field}`}
            </Button>
          ))}
          {text.includes('{course}') && withoutCourse > 0 && (
            <p className="text-fine text-muted">{`${withoutCourse} without a course: “your course” is used.`}</p>
          )}
        </div>
        {sentId ? (
          <p role="status" className="text-sm">
            {'This message has already been sent. '}
            <Link href={`/app/agent/group-messages/${sentId}`}>Open it</Link>
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy} disabled={count === 0 || problem !== ''} onClick={send}>
              {isMail ? `Email ${people}` : `Prepare ${counted(count, 'WhatsApp link')}`}
            </Button>
            {isMail && count > GROUP_MAILS_A_DAY && (
              <p className="text-fine text-muted">
                {`We send ${GROUP_MAILS_A_DAY} a day: this takes ${Math.ceil(count / GROUP_MAILS_A_DAY)} days.`}
              </p>
            )}
          </div>
        )}
      </Card>
      {first.length > 0 && (
        <Section title="Preview" description={`The first ${first.length} of ${people}.`}>
          <RowSheet>
            {first.map((reader) => (
              <li key={reader.to} className="space-y-1 px-4 py-3 text-sm">
                <p className="text-fine text-muted wrap-anywhere">{`${reader.name}, ${reader.to}`}</p>
                {isMail && subject && <p className="font-semibold wrap-anywhere">{filledFor(subject, reader)}</p>}
                <p className="whitespace-pre-wrap wrap-anywhere">{filledFor(text, reader) || 'Your message'}</p>
              </li>
            ))}
          </RowSheet>
        </Section>
      )}
    </div>
  );
}

/** How many get it, and why the others don't. */
function Who({ count, leftOut, isMail }: Pick<GroupReaders, 'count' | 'leftOut'> & { isMail: boolean }) {
  const others = leftOut.reduce((sum, one) => sum + one.count, 0);
  const none = isMail ? 'None of the people you selected can be emailed.' : 'None of them can be messaged on WhatsApp.';
  return (
    <div className="text-sm">
      <p className="font-medium">{count ? `${counted(count, 'person', 'people')} will get the message.` : none}</p>
      {others > 0 && (
        <details className="mt-1 text-muted" open={count === 0}>
          <summary className="cursor-pointer">{`${counted(others, 'person', 'people')} won’t get it`}</summary>
          <ul className="mt-1 list-disc ps-5">
            {leftOut.map(({ why, count: some }) => (
              <li key={why}>{`${some.toLocaleString('en-GB')}: ${LEFT_OUT[why]}`}</li>
            ))}
          </ul>
          {leftOut.some(({ why }) => why === 'unknown') && (
            <p className="mt-1">To change this, select them in the list and choose More, May be messaged.</p>
          )}
        </details>
      )}
    </div>
  );
}
