'use client';

import { UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Dialog } from '@/components/ui/windows/dialog';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { StaffRole } from '@/lib/contract/people/staff';
import { ROLE_WORDS } from '@/lib/domain/roles';

const EMPTY = { name: '', email: '', jobTitle: '', role: 'team' as StaffRole };
const FILL_IN = 'Please fill in all fields';

/** A button and the form behind it, which opens an account for a team member or an admin. */
export function InviteStaff() {
  return (
    <Opener opens={(onClose) => <InviteDialog onClose={onClose} />}>
      <UserPlus aria-hidden className="size-4" />
      Invite
    </Opener>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<{ title: string; fields: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const put = (changed: Partial<typeof EMPTY>) => setValues({ ...values, ...changed });
  const fail = (title: string, fields: Record<string, string>) => {
    setProblems({ title, fields });
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing: Record<string, string> = {};
    if (!values.name.trim()) missing.name = 'Please enter a name.';
    if (!values.email.trim()) missing.email = 'Please enter an email address.';
    if (Object.keys(missing).length > 0) return fail(FILL_IN, missing);
    setProblems(undefined);
    return run(
      async () => {
        const { message } = await call('POST /staff', { body: values });
        onClose();
        toast.success(message);
        router.refresh();
      },
      ({ message, fields }) => fail(message, fields),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a staff member"
      description="This person will get an email with a link to choose a password."
    >
      <form noValidate className="space-y-5 pb-4" onSubmit={submit}>
        {problems && (
          <FormErrorSummary
            title={problems.title}
            errors={Object.entries(problems.fields).map(([name, message]) => ({ name, message }))}
            attempt={attempt}
          />
        )}
        <Field label="Name" name="name" error={problems?.fields.name}>
          <TextInput autoComplete="off" maxLength={120} {...wired(values.name, (name) => put({ name }))} />
        </Field>
        <Field label="Email" name="email" error={problems?.fields.email}>
          <TextInput type="email" autoComplete="off" {...wired(values.email, (email) => put({ email }))} />
        </Field>
        <Field
          label="Job title"
          name="jobTitle"
          optional
          hint="Students see it next to the name."
          error={problems?.fields.jobTitle}
        >
          <TextInput autoComplete="off" maxLength={120} {...wired(values.jobTitle, (jobTitle) => put({ jobTitle }))} />
        </Field>
        <RadioGroup
          legend="Role"
          name="role"
          value={values.role}
          onValueChange={(role) => put({ role: role === 'admin' ? 'admin' : 'team' })}
          choices={[
            { value: 'team', label: ROLE_WORDS.team, hint: 'Works on applications and writes to students.' },
            { value: 'admin', label: ROLE_WORDS.admin, hint: 'Full access, including this page.' },
          ]}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
