import { AuthShell } from '@/components/shell/auth-shell';
import { ADULT_AGE } from '@/lib/domain/applications/age';
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
    description:
      'Nothing is sent to a university until you confirm. Please enter your date of birth to see what will be sent.',
    dead: 'The link has already been used, it is older than seven days, or the information to be sent has changed. Please sign in and confirm there, or ask for a new link.',
  },
  guardian: {
    title: 'Confirm an application',
    description: `A student under ${ADULT_AGE} named you as their parent or guardian. Nothing is sent to the university until you confirm. Please enter the student’s date of birth to see what will be sent.`,
    dead: 'The link has already been used, it is older than seven days, or the student has changed or withdrawn the application. Please ask the student for a new link.',
  },
};

/** What the link of an e-mail asks to confirm. Names nothing before the birth date. */
export async function ConsentPage({ token, whose }: ConsentPageProps) {
  const { title, description, dead } = WORDS[whose];
  if ((await openLinkFor(token)) !== whose) {
    return (
      <AuthShell title={title}>
        <Notice kind="refused" title="This link no longer works">
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
