'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { SearchInput } from '@/components/ui/controls/search-input';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';
import { asRefusal, call } from '@/lib/api/client';
import { placeOfZone, presentZone } from '@/lib/domain/days/time-zones';
import type { ZonePlace } from '@/lib/domain/days/zone-places';

/** How many places a search shows. */
const SHOWN = 30;

interface ZoneWindowProps {
  /** The one that holds now. */
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** The choice of a time zone by country or town; the browser's own stands first. */
export function ZoneWindow({ timeZone, open, onClose }: ZoneWindowProps) {
  const router = useRouter();
  const [zones, setZones] = useState<readonly ZonePlace[]>();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!open) return;
    setTyped('');
    call('GET /time-zones', {})
      .then((answer) => setZones(answer.zones))
      .catch((error) => setFailure(asRefusal(error, 'We couldn’t load the time zones.').message));
  }, [open]);

  const choose = async (name: string) => {
    try {
      await call('PUT /calendar-address', { body: { timeZone: name } });
      toast.success('Time zone saved.');
      onClose();
      router.refresh();
    } catch (error) {
      setFailure(asRefusal(error, 'The time zone was not saved.').message);
    }
  };
  const own = presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = (zones ?? []).filter(({ name, place, also }) => {
    const text = folded(`${place} ${name} ${also}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });
  const shown = words.length ? found.slice(0, SHOWN) : [{ name: own, place: `${placeOfZone(own)} (this device)` }];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your time zone"
      description={`Now: ${placeOfZone(timeZone)}. Due dates and reminders use it.`}
    >
      <SearchInput aria-label="Country or city" placeholder="Country or city" onText={setTyped} />
      <ul className="mt-3 min-h-48 pb-4">
        {shown.map(({ name, place }) => (
          <li key={`${name} ${place}`}>
            <button
              type="button"
              onClick={() => void choose(name)}
              className="flex min-h-11 w-full items-center rounded-control px-3 py-2 text-left text-sm wrap-anywhere hover:bg-sunken"
            >
              {place}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="pb-3 text-sm text-muted">
        {failure ||
          (words.length > 0 && zones && found.length === 0 ? 'No place found. Try the name of the country.' : '')}
      </p>
    </Dialog>
  );
}

/** Without accents and capital letters. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
