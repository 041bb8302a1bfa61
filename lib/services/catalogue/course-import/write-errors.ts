/** Runs an unordered write. Returns the positions whose key was there already; throws for any other failure. */
export async function duplicates(write: () => Promise<unknown>): Promise<number[]> {
  try {
    await write();
    return [];
  } catch (error) {
    const failures = (error as { writeErrors?: unknown }).writeErrors;
    const list = (Array.isArray(failures) ? failures : failures ? [failures] : []) as { code: number; index: number }[];
    if (!list.length || !list.every(({ code }) => code === 11000)) throw error;
    return list.map(({ index }) => index);
  }
}
