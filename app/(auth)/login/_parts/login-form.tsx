'use client';

import { CircleAlert } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { startLoadingBar } from '@/components/ui/loading-bar';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { CallError, call } from '@/lib/api/client';
import { destination } from './destination';
import { FILL_IN, INVALID, NO_USER_DETAILS, NOT_VERIFIED, refusalText } from './refusals';
import { signInWithoutScript } from './sign-in-without-script';

/** E-mail and password. `next` is the page that was asked for, '' for none. */
export function LoginForm({ next }: { next: string }) {
  const router = useRouter();
  const [refusedWithoutScript, plainSubmission] = useActionState(signInWithoutScript, '');
  const [refusal, setRefusal] = useState(refusedWithoutScript);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    const refuse = (text: string) => {
      setRefusal(text);
      toast.error(text);
    };
    if (!email || !password) return refuse(FILL_IN);
    setRefusal('');
    setBusy(true);
    try {
      const role = await signedInRole(email, password);
      toast.success('Login successful!');
      startLoadingBar();
      router.replace(destination(role, next));
      // What was rendered before the session existed must not be shown from memory.
      router.refresh();
    } catch (error) {
      refuse(error instanceof CallError ? refusalText(error.status, error.message) : NO_USER_DETAILS);
      setBusy(false);
    }
  };

  return (
    <form noValidate action={plainSubmission} onSubmit={submit} className="space-y-5">
      {refusal && <Refusal text={refusal} />}
      <input type="hidden" name="next" value={next} />
      <Field label="E-mail" name="email">
        <TextInput type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div>
        <Field label="Password" name="password">
          <PasswordInput autoComplete="current-password" />
        </Field>
        <p className="mt-2 text-right text-sm">
          <Link href="/forget-password" className="text-brand-ink underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
      </div>
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Sign in
      </Button>
    </form>
  );
}

/** Signs in and answers the role code. The answer must carry all the specification names, or it is no sign-in. */
async function signedInRole(email: string, password: string): Promise<number> {
  const answer = await call('POST /auth', { body: { email, password } });
  if (!answer?.token || !answer.user?.id || typeof answer.user.isVerified !== 'boolean')
    throw new Error(NO_USER_DETAILS);
  if (!answer.user.isVerified) throw new CallError(403, NOT_VERIFIED);
  return answer.user.role;
}

/** What was refused, and what can be done about it. */
function Refusal({ text }: { text: string }) {
  return (
    <div
      role="alert"
      className="flex animate-rise gap-2.5 rounded-card border border-danger bg-danger-soft p-4 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <p className="font-semibold text-danger-ink">{text}</p>
        {ADVICE[text] && <p className="mt-1">{ADVICE[text]}</p>}
      </div>
    </div>
  );
}

const ADVICE: Record<string, string> = {
  [FILL_IN]: 'We need both your e-mail address and your password.',
  [INVALID]: 'Check both the e-mail address and the password. Capital letters matter in the password.',
  [NOT_VERIFIED]:
    'Students: send us the verification message you got when you registered. If you have sent it, our team is still checking it. Agents: our team contacts you first.',
};
