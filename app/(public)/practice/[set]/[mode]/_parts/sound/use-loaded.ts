import { useEffect, useRef } from 'react';

/**
 * Loads recordings before they are needed, one after another, so that a lost network doesn't stop a session. Gives the browser's own
 * address of one that is there, else its address on the site.
 */
export function useLoaded(addresses: readonly string[], runs: boolean): (address: string) => string {
  const loaded = useRef(new Map<string, string>());
  const all = addresses.join(' ');
  useEffect(() => {
    if (!runs) return;
    let isLeft = false;
    const load = async () => {
      for (const address of all.split(' ')) {
        if (isLeft) return;
        if (loaded.current.has(address)) continue;
        const found = await fetch(address).catch(() => null);
        if (found?.ok) loaded.current.set(address, URL.createObjectURL(await found.blob()));
      }
    };
    void load();
    addEventListener('online', load);
    return () => {
      isLeft = true;
      removeEventListener('online', load);
    };
  }, [all, runs]);
  return (address) => loaded.current.get(address) ?? address;
}
