import { isDuplicateKey } from '@/lib/domain/errors';

/**
 * Stores a document under the next number of its series, whose unique index lets one have it: who comes second takes the one after. A
 * number is there only with its document, so none is left out, whatever dies in between.
 * @param last the document with the highest number of the series
 * @param store stores it under a number
 * @param instead what is there by now where it wasn't the number that was taken, or throws; null to try the next one
 */
export async function underNextNumber<R>(
  last: () => Promise<{ number: number } | null>,
  store: (number: number) => Promise<R>,
  instead: () => Promise<R | null>,
): Promise<R> {
  for (;;) {
    const number = ((await last())?.number ?? 0) + 1;
    try {
      return await store(number);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const other = await instead();
      if (other) return other;
    }
  }
}
