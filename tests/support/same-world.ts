import mongoose from 'mongoose';
import { forget } from '@/lib/platform/once';

/** Commands that leave every document as it was. */
const READS = [
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'explain',
  'killCursors',
  'endSessions',
  'ping',
  'hello',
];
/** Where an account's status is read from, of which a process remembers it for some seconds. */
const OF_STATUS = ['users', 'sessions', 'agencies'];
/** What a process remembers of the database, and reads again. */
const REMEMBERED = ['opened-sessions', 'answers', 'applications in reach', 'search-dictionary', 'raised-addresses'];

export interface World {
  /** The collections that were written to since it was asked last. */
  written(): string[];
  /** Whether a collection was written to since the world was made or restored. */
  isChanged(name: string): boolean;
  /** How many documents a collection had when the world was made. */
  countOf(name: string): number;
  /** Makes the database again as it was when the world was made. */
  restore(): Promise<void>;
}

/** The database as it is now, for tests that make many changes and begin each time with the same records. This process alone writes. */
export async function sameWorld(): Promise<World> {
  const written = new Set<string>();
  const changed = new Set<string>();
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const name = command[commandName];
    if (READS.includes(commandName) || typeof name !== 'string') return;
    written.add(name);
    changed.add(name);
  });
  const collection = (name: string) => mongoose.connection.collection(name);
  const names = ((await mongoose.connection.db?.listCollections().toArray()) ?? []).map(({ name }) => name);
  const all = await Promise.all(
    names.map(async (name) => [name, await collection(name).find({}, { promoteValues: false }).toArray()] as const),
  );
  const stored = new Map(all);
  const take = (from: Set<string>) => {
    const taken = [...from];
    from.clear();
    return taken;
  };
  return {
    written: () => take(written),
    isChanged: (name) => changed.has(name),
    countOf: (name) => stored.get(name)?.length ?? 0,
    async restore() {
      const names = take(changed).filter((name) => stored.has(name));
      await Promise.all(
        names.map(async (name) => {
          await collection(name).deleteMany({});
          const documents = stored.get(name) ?? [];
          if (documents.length > 0) await collection(name).insertMany(documents);
        }),
      );
      for (const name of REMEMBERED) forget(name);
      if (OF_STATUS.some((name) => names.includes(name))) forget('account-statuses');
      if (names.includes('courses')) forget('course-search');
      changed.clear();
      written.clear();
    },
  };
}
