import { setTimeout as delay } from 'node:timers/promises';
import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { writtenSince } from './database';

/** Records that many tests begin with, made by the product once for a worker and from then on copied into the empty database. */

interface World {
  made: unknown;
  documents: (readonly [collection: string, documents: Document[]])[];
  /** When it was copied. */
  at: number;
}

const worlds = new Map<string, World>();

/** What lies so near to the making, in milliseconds, is said from the moment of the copy: a session's last use, a sign-in. */
const NEAR_MS = 3_600_000;

/**
 * What `make` stores and gives back. Where the database was just emptied and this name is known, its documents are written as
 * they were, with their ids, and dates of their making moved to now; else it is made.
 * @param name says what is made, and nothing else is by this name
 */
export async function madeOnce<T>(name: string, make: () => Promise<T>): Promise<T> {
  if (writtenSince()?.length !== 0) return make();
  const known = worlds.get(name);
  if (known) return copyOf(known) as Promise<T>;
  const made = await make();
  // What goes on behind an answer is part of it.
  await delay(50);
  const names = writtenSince();
  if (names) {
    const stored = names.map(
      async (one) => [one, await collection(one).find({}, { promoteValues: false }).toArray()] as const,
    );
    worlds.set(name, { made: moved(made, 0, 0), documents: await Promise.all(stored), at: Date.now() });
  }
  return made;
}

const collection = (name: string) => mongoose.connection.collection(name);

async function copyOf({ made, documents, at }: World): Promise<unknown> {
  const by = Date.now() - at;
  const filled = documents.filter(([, all]) => all.length > 0);
  await Promise.all(filled.map(([name, all]) => collection(name).insertMany(moved(all, at, by) as Document[])));
  return moved(made, at, by);
}

/** A copy of plain objects and lists, with the dates near `at` moved by so many milliseconds. */
function moved(value: unknown, at: number, by: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + (Math.abs(value.getTime() - at) < NEAR_MS ? by : 0));
  if (Array.isArray(value)) return value.map((one) => moved(one, at, by));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, at, by)]));
}
