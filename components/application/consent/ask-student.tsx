'use client';

import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';

interface AskStudentProps {
  studentId: string;
  /** The student confirmed; it is their guardian who is asked. */
  ofGuardian: boolean;
  asked: ConsentView['asked'];
}

/**
 * For agents and staff: asks the student, or their guardian, by e-mail for the yes to all that waits for it; staff can
 * send the same by WhatsApp.
 */
export function AskStudent({ studentId, ofGuardian, asked }: AskStudentProps) {
  const [whatsApp, setWhatsApp] = useState('');

  const { busy, press } = usePress();

  const ask = () =>
    press(async () => {
      const answer = await call('POST /students/{id}/consent-link', { params: { id: studentId } });
      setWhatsApp(answer.whatsApp ?? '');
      return answer.message;
    });

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" variant={asked ? 'secondary' : 'primary'} busy={busy} onClick={ask}>
        {asked ? 'Ask again' : ofGuardian ? 'Ask guardian for consent' : 'Ask student for consent'}
      </Button>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'sm')}>
          <MessageCircle aria-hidden className="size-4" />
          Also send by WhatsApp
        </a>
      )}
      <p className="text-sm text-muted">
        {asked
          ? `${asked.byName} asked by email on ${dateText(asked.at)}.`
          : 'We’ll email a link. It works without signing in.'}
      </p>
    </div>
  );
}
