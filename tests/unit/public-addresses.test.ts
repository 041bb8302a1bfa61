import { expect, test } from 'vitest';
import { coursePath, idInAddress, universityPath } from '@/lib/domain/public-addresses';
import { xmlText } from '@/lib/platform/export/xml';

const _id = '64f0c2a1b3c4d5e6f7a8b9c0';

test('addresses of courses and universities are readable and end with the id', () => {
  expect(coursePath({ _id, course: 'Bachelor of Nursing (Honours)', university: 'Université Laval' })).toBe(
    `/courses/bachelor-of-nursing-honours-universite-laval-${_id}`,
  );
  expect(universityPath({ _id, university: '北京大学' })).toBe(`/universities/${_id}`);
});

test('long names are cut between words, at 100 characters', () => {
  const path = coursePath({ _id, course: 'Rechtswissenschaftliche Grundlagen '.repeat(9), university: 'Wien' });
  const words = path.slice('/courses/'.length, -_id.length - 1);
  expect(words.length).toBeLessThanOrEqual(100);
  expect(words).toMatch(/(wissenschaftliche|grundlagen)$/);
});

test('the id is found behind any words, and only there', () => {
  expect([_id, `x-y-${_id}`, `x-${_id.toUpperCase()}`].map(idInAddress)).toEqual([_id, _id, _id]);
  expect(['', 'nothing', `x${_id}`, `${_id}-x`].map(idInAddress)).toEqual([null, null, null, null]);
});

test('texts keep their meaning in XML and cannot break it', () => {
  expect(xmlText('Fees & <b>"visa"</b>\u0000\u000b, हिन्दी 🎓')).toBe(
    'Fees &amp; &lt;b&gt;&quot;visa&quot;&lt;/b&gt;, हिन्दी 🎓',
  );
});
