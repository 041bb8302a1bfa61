'use client';

import { MessageCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';

interface AskStudentProps {
  studentId: string;
  asked: ConsentView['asked'];
}

/** For agents and staff: asks the student by e-mail for the yes to all that waits for it; staff can send the same by WhatsApp. */
export function AskStudent({ studentId, asked }: AskStudentProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [whatsApp, setWhatsApp] = useState('');

  const ask = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await call('POST /students/{id}/consent-link', { params: { id: studentId } });
      toast.success(answer.message);
      setWhatsApp(answer.whatsApp ?? '');
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" variant={asked ? 'secondary' : 'primary'} busy={busy} onClick={ask}>
        {asked ? 'Ask again' : 'Ask the student'}
      </Button>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'sm')}>
          <MessageCircle aria-hidden className="size-4" />
          Send by WhatsApp too
        </a>
      )}
      <p className="text-sm text-muted">
        {asked
          ? `${asked.byName} asked by e-mail on ${dateText(asked.at)}.`
          : 'By e-mail, with a link that works without signing in.'}
      </p>
    </div>
  );
}
