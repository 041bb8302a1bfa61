import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { areaOf } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';

/** The head of the two lists of conversations. Agents and helpers have the one about applications alone. */
export function MessageTabs({ role, current }: { role: Role; current: 'people' | 'applications' }) {
  const people = `${areaOf(role)}/messages`;
  const href = { people, applications: `${people}/applications` };
  return (
    <>
      <PageHeader title="Message" description={DESCRIPTIONS[role]} />
      {role !== 'agent' && role !== 'helper' && (
        <LinkTabs
          label="Conversations"
          className="mb-5"
          current={href[current]}
          tabs={[
            { href: href.people, label: role === 'student' ? 'Our team' : 'Students' },
            { href: href.applications, label: 'Applications' },
          ]}
        />
      )}
    </>
  );
}

const DESCRIPTIONS: Record<Role, string> = {
  student: 'Ask our team anything about your plans.',
  agent: 'Message your students and our team about each application.',
  team: 'Conversations with students.',
  admin: 'Conversations with students.',
  helper: 'Messages about the applications of the students you help.',
};
