'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import type { AgencyMember, BranchView } from '@/lib/contract/agency/agency';
import { AGENCY_ROLE_RULES, type AgencyRight } from '@/lib/domain/agency/roles';
import { counted } from '@/lib/domain/texts/counted';
import { ChangeMember } from './change-member';

interface MemberListProps {
  members: readonly AgencyMember[];
  branches: readonly BranchView[];
  /** The branches that the viewer can give. */
  choices: readonly BranchView[];
  isOwner: boolean;
  /** The rights that the viewer can give. */
  rights: readonly AgencyRight[];
  ownId: string;
}

/** The agency's people, each with their role and how many students they look after. */
export function MemberList({ members, branches, choices, isOwner, rights, ownId }: MemberListProps) {
  const [changing, setChanging] = useState<AgencyMember>();
  const names = new Map(branches.map(({ _id, name }) => [_id, name]));
  return (
    <>
      <RowSheet className="mb-9">
        {members.map((member) => (
          <SheetRow
            key={member._id}
            className="py-2"
            end={
              member.canChange && (
                <Button size="sm" variant="secondary" onClick={() => setChanging(member)}>
                  Edit<span className="sr-only"> {member.name}</span>
                </Button>
              )
            }
          >
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium wrap-anywhere">
                {member.name}
                {member._id === ownId && ' (you)'}
              </span>
              {member.state === 'invited' && <StatusChip tone="attention">Invited</StatusChip>}
              {member.state === 'off' && <StatusChip tone="neutral">Disabled</StatusChip>}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {[
                AGENCY_ROLE_RULES[member.role].name,
                ...member.branches.map((id) => names.get(id) ?? ''),
                counted(member.students, 'student'),
                member.email,
              ].join(' · ')}
            </p>
          </SheetRow>
        ))}
      </RowSheet>
      {changing && (
        <ChangeMember
          member={changing}
          colleagues={members}
          branches={choices}
          isOwner={isOwner}
          rights={rights}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
