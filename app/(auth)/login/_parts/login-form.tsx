'use client';

import { CircleAlert } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useActionState, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';
import { CodeField } from './code-field';
import { destination } from './destination';
import { LinkByMail } from './link-by-mail';
import { PasskeyButton } from './passkey-button';
import { FILL_IN, INVALID, isCode, NO_USER_DETAILS, NOT_VERIFIED, type RefusedSignIn, refusedSignIn } from './refusals';
import { signInWithoutScript } from './sign-in-without-script';
import { VerificationAgain } from './verification-again';

type LoginFormProps = {
  /** The page that was asked for, '' for none. */
  next: string;
  whatsAppNumber: string | undefined;
  /** Browsers take passkeys of this site. */
  passkeys: boolean;
};

/** E-mail and password, and the e-mailed code where the account asks for one. */
export function LoginForm({ next, whatsAppNumber, passkeys }: LoginFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [refusedWithoutScript, plainSubmission] = useActionState(signInWithoutScript, {});
  const [refused, setRefused] = useState<RefusedSignIn>(refusedWithoutScript);
  const [busy, setBusy] = useState(false);

  const typed = () => {
    const fields = new FormData(form.current ?? undefined);
    const text = (name: string) => String(fields.get(name) ?? '');
    return { email: text('email').trim(), password: text('password'), code: text('code').replace(/\s/g, '') };
  };
  const arrive = (role: number) => {
    toast.success('Login successful!');
    startLoadingBar();
    router.replace(destination(role, next));
    // What was rendered before the session existed must not be shown from memory.
    router.refresh();
  };
  /** `code` is '' before one was asked for, and to have a new one sent. */
  const enter = async (code: string) => {
    const { email, password } = typed();
    if (busy) return;
    if (!email || !password) return setRefused({ text: FILL_IN });
    setRefused(({ asksForCode, factor, linkSent }) => ({ asksForCode, factor, linkSent }));
    setBusy(true);
    try {
      arrive(await signedInRole(email, password, code));
    } catch (error) {
      setRefused(error instanceof CallError ? refusedSignIn(error, code) : { text: NO_USER_DETAILS });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code } = typed();
    if (refused.asksForCode && !isCode(code)) {
      return setRefused({ ...refused, codeProblem: CODE_NEEDED[refused.factor ?? 'email'] });
    }
    void enter(code);
  };

  return (
    <form ref={form} noValidate action={plainSubmission} onSubmit={submit} className="space-y-5">
      {refused.text && (
        <Refusal text={refused.text}>
          {refused.text === NOT_VERIFIED && (
            <VerificationAgain details={() => credentials(typed())} whatsAppNumber={whatsAppNumber} />
          )}
          {refused.signInLink && <LinkByMail email={() => typed().email} />}
        </Refusal>
      )}
      {refused.linkSent && <LinkSent busy={busy} onSendAgain={() => void enter('')} />}
      <input type="hidden" name="next" value={next} />
      <Field label="Email" name="email">
        <TextInput type="email" autoComplete="username" spellCheck={false} />
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
      {refused.asksForCode && (
        <CodeField
          factor={refused.factor}
          problem={refused.codeProblem}
          busy={busy}
          onSendAgain={() => void enter('')}
        />
      )}
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Sign in
      </Button>
      {passkeys && (
        <PasskeyButton
          busy={busy}
          onBusy={setBusy}
          onSignedIn={arrive}
          onRefused={(text, linkSent) => setRefused((before) => (linkSent ? { linkSent } : { ...before, text }))}
        />
      )}
    </form>
  );
}

const CODE_NEEDED = {
  app: 'Please enter the six-digit code from your app.',
  passkey: 'Please enter a recovery code, or use your passkey.',
  email: 'Please enter the six-digit code from our email.',
};

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password });

/** Signs in and answers the role code. The answer must carry all the specification names, or it is no sign-in. */
async function signedInRole(email: string, password: string, code: string): Promise<number> {
  const answer = await call('POST /auth', { body: { email, password, ...(code ? { code } : {}) } });
  if (!answer?.token || !answer.user?.id || typeof answer.user.isVerified !== 'boolean')
    throw new Error(NO_USER_DETAILS);
  if (!answer.user.isVerified) throw new CallError(403, NOT_VERIFIED);
  return answer.user.role;
}

/** What was refused, and what can be done about it; `children` is a way to do it. */
function Refusal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex animate-rise gap-2.5 rounded-card border border-danger bg-danger-soft p-4 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <p className="font-semibold text-danger-ink">{text}</p>
        {ADVICE[text] && <p className="mt-1">{ADVICE[text]}</p>}
        {children}
      </div>
    </div>
  );
}

const ADVICE: Record<string, string> = {
  [FILL_IN]: 'Enter both your email address and your password.',
  [INVALID]: 'Check the email address and the password. Capital letters matter in the password.',
  [NOT_VERIFIED]:
    'Students: open the link in our email, or send us the verification message you got when you registered. Agents: our team will contact you first.',
};

/** The password was right but someone else gave it: the owner chooses their own by a link in their mailbox. */
function LinkSent({ busy, onSendAgain }: { busy: boolean; onSendAgain: () => void }) {
  const [again, setAgain] = useState(false);
  const send = () => {
    setAgain(true);
    onSendAgain();
  };
  return (
    <Notice
      kind="sent"
      title="Check your inbox"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={send} className="noscript:hidden">
          Send it again
        </Button>
      }
    >
      <p>
        Someone else set this password for you. We have emailed you a link to choose your own. You can use it once,
        within 7 days.
      </p>
      <p>
        Can't open your email? Our team can read you a code by phone.{' '}
        <Link href="/first-password" className="font-medium text-brand-ink underline underline-offset-4">
          Enter the code
        </Link>
      </p>
      {again && !busy && <p>We have just sent the email. Please wait two minutes before you ask for another one.</p>}
    </Notice>
  );
}
