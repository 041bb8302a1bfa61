import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What an admin waits for while reviewing an upload, in the order they meet it. */
export type ReviewTimes = Record<string, number>;

const PAGE = 20;

interface Import {
  _id: string;
  status: string;
  unchanged: number;
}

/**
 * Uploads the workbook for a review and looks at its plan, as an admin's pages do: milliseconds of each answer. `headers`
 * sign the admin in; every row is taken to be in the catalogue already.
 */
export async function reviewTimes(url: string, headers: Record<string, string>, xlsx: string): Promise<ReviewTimes> {
  const times: ReviewTimes = {};
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await work();
    times[what] = performance.now() - begun;
    return result;
  };
  const ask = async <T>(method: string, path: string, body?: FormData | object): Promise<T> => {
    const isForm = body instanceof FormData;
    const type = body && !isForm ? { 'content-type': 'application/json' } : undefined;
    const answer = await fetch(`${url}/api/v1/course-imports${path}`, {
      method,
      headers: { ...headers, ...type },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const said = (await answer.json()) as T & { message?: string };
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${said.message}`);
    return said;
  };
  const form = new FormData();
  form.append('country', 'Australia');
  form.append('courses_file', new File([await readFile(xlsx)], 'courses.xlsx'));
  const { _id: id } = (await timed('upload', () => ask<{ import: Import }>('POST', '', form))).import;
  await timed('columns, read as proposed', () => ask('POST', `/${id}/columns`, {}));
  await timed('the plan begun', () => ask('POST', `/${id}/plan`, {}));
  const unchanged = await timed('the plan made', async () => {
    for (;;) {
      const { status, unchanged } = (await ask<{ import: Import }>('GET', `/${id}`)).import;
      if (status === 'planned') return unchanged;
      if (status !== 'planning') throw new Error(`The upload is ${status}.`);
      await setTimeout(200);
    }
  });
  const rows = (query: Record<string, string>) =>
    ask<{ total: number }>(
      'GET',
      `/${id}/rows?${new URLSearchParams({ kind: 'unchanged', limit: `${PAGE}`, ...query })}`,
    );
  await timed('first page of its rows', () => rows({ page: '1' }));
  await timed('last page of its rows', () => rows({ page: `${Math.ceil(unchanged / PAGE)}` }));
  await timed('rows with a word, first page', () => rows({ q: 'science', page: '1' }));
  await timed('rows with a word few have', () => rows({ q: '99999' }));
  return times;
}
