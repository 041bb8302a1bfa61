import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, cachedAnswer } from '@/lib/api/answer-cache';
import { searchCourses, viewCourse } from '@/lib/contract/catalogue/courses';
import { forget } from '@/lib/platform/once';

beforeEach(() => forget('answers'));

let made = 0;
const answer = (text: string) => async () => {
  made += 1;
  return answerOf({ text });
};
const textOf = async (answered: ReturnType<typeof cachedAnswer>) =>
  JSON.parse(new TextDecoder().decode((await answered).body)).text;

describe('cached answers', () => {
  it('are made once for a name, and apart for each operation', async () => {
    made = 0;
    expect(await textOf(cachedAnswer(searchCourses, 'a', answer('first')))).toBe('first');
    expect(await textOf(cachedAnswer(searchCourses, 'a', answer('second')))).toBe('first');
    expect(await textOf(cachedAnswer(viewCourse, 'a', answer('third')))).toBe('third');
    expect(await textOf(cachedAnswer(searchCourses, 'b', answer('fourth')))).toBe('fourth');
    expect(made).toBe(3);
  });

  it('are not kept no name or after a failure', async () => {
    expect(await textOf(cachedAnswer(searchCourses, null, answer('one')))).toBe('one');
    expect(await textOf(cachedAnswer(searchCourses, null, answer('two')))).toBe('two');
    await expect(cachedAnswer(searchCourses, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await textOf(cachedAnswer(searchCourses, 'x', answer('yes')))).toBe('yes');
  });

  it('make room by forgetting what was not requested the longest', async () => {
    const megabyte = 'x'.repeat(2 ** 20);
    for (let number = 0; number < 40; number++) {
      await cachedAnswer(searchCourses, `${number}`, answer(megabyte));
      await cachedAnswer(searchCourses, 'asked all the time', answer('kept'));
    }
    made = 0;
    await cachedAnswer(searchCourses, 'asked all the time', answer('made anew'));
    await cachedAnswer(searchCourses, '39', answer('made anew'));
    expect(made).toBe(0);
    await cachedAnswer(searchCourses, '0', answer('made anew'));
    expect(made).toBe(1);
  });

  it('have an ETag by their text', async () => {
    const [one, same, other] = [answerOf({ a: 1 }), answerOf({ a: 1 }), answerOf({ a: 2 })];
    expect(one.etag()).toBe(same.etag());
    expect(one.etag()).not.toBe(other.etag());
  });
});
