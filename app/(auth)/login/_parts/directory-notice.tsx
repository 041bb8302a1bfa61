import { directoryWords } from '@/lib/domain/accounts/directory';
import { Notice } from '../../_parts/notice';

/** What came of a sign-in through the directory, by the outcome in the address; nothing for any other text. */
export function DirectoryNotice({ outcome, name }: { outcome: unknown; name: string | undefined }) {
  const words = directoryWords(outcome, name);
  if (!words) return null;
  const links = outcome === 'link';
  return (
    <div className="mb-5">
      <Notice
        kind={links ? 'success' : 'refused'}
        title={links ? `Link your account with ${name}` : 'You are not signed in'}
      >
        <p>{words}</p>
      </Notice>
    </div>
  );
}
