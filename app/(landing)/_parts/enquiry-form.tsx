'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { sendEnquiry } from './enquire';
import { NOTHING_SENT } from './enquiry-state';

/** A plain form that needs no JavaScript; with it the page stays where it is, which is at `at`. */
export function EnquiryForm({ at }: { at: '/contact' | '/#talk-to-a-counselor' }) {
  const [state, send, pending] = useActionState(sendEnquiry, NOTHING_SENT, at);
  if (state.sent) {
    return (
      <p role="status" className="rounded-card bg-success-soft p-5 text-success-ink">
        Thank you, we have received your message. A counsellor will call or email you soon.
      </p>
    );
  }
  const { message, fields, typed } = state;
  return (
    <form action={send} noValidate className="space-y-5">
      {message && (
        <p role="alert" className="rounded-card border border-danger bg-danger-soft p-4 text-sm text-danger-ink">
          {message}
        </p>
      )}
      <Field label="Name" name="name" error={fields.name}>
        <TextInput autoComplete="name" maxLength={120} defaultValue={typed.name} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Email" name="email" error={fields.email}>
          <TextInput type="email" autoComplete="email" defaultValue={typed.email} />
        </Field>
        <Field label="Mobile number with country code" name="mobile" error={fields.mobile}>
          <TextInput type="tel" autoComplete="tel" defaultValue={typed.mobile} />
        </Field>
      </div>
      <Field label="Your question" name="message" optional error={fields.message}>
        <Textarea rows={4} maxLength={2000} defaultValue={typed.message} />
      </Field>
      <Button type="submit" size="lg" busy={pending} className="max-sm:w-full">
        Send
      </Button>
    </form>
  );
}
