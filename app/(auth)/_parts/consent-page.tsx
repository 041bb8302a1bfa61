import { AuthShell } from '@/components/shell/auth-shell';
import { openLinkFor } from '@/lib/services/applications/consent/by-link';
import { ConsentByLink } from './consent-by-link';
import { Notice } from './notice';

interface ConsentPageProps {
  token: string;
  /** Whom links of this page ask. */
  whose: 'student' | 'guardian';
}

const WORDS = {
  student: {
    title: 'Confirm your applications',
    description: 'Nothing goes to a university before your yes. Please enter your date of birth to see what is sent.',
    dead: 'It was used, seven days have passed, or what is sent has changed since. Please sign in and confirm there, or ask for a new link.',
  },
  guardian: {
    title: 'Confirm an application',
    description:
      'A student under 18 named you as parent or guardian. Nothing goes to the university before your yes. Please enter their date of birth to see what is sent.',
    dead: 'It was used, seven days have passed, or the student has changed or taken back the application. Please ask the student for a new e-mail.',
  },
};

/** What the link of an e-mail asks to confirm. Names nothing before the birth date. */
export async function ConsentPage({ token, whose }: ConsentPageProps) {
  const { title, description, dead } = WORDS[whose];
  if ((await openLinkFor(token)) !== whose) {
    return (
      <AuthShell title={title}>
        <Notice kind="refused" title="This link does not work any more">
          <p>{dead}</p>
        </Notice>
      </AuthShell>
    );
  }
  return (
    <AuthShell title={title} description={description}>
      <ConsentByLink token={token} whose={whose} />
    </AuthShell>
  );
}
