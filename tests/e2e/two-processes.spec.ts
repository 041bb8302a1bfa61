import { person } from '../support/people';
import { expect, launchSite, test } from '../support/site';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

test('a session made in one web process holds in another, and an upload in one is found by the other', async () => {
  test.setTimeout(180_000);
  const first = await launchSite({ courses: 500 });
  try {
    const second = await first.another();
    const admin = await person('admin');
    const total = async (keyword: string) => {
      const response = await fetch(`${second.url}/api/v1/course-search?${new URLSearchParams({ q: keyword })}`);
      return (await response.json()).total;
    };
    expect(await total('hospitality management (stream')).toBe(0);
    const upload = await fetch(`${first.url}/api/v1/add-bulk-course`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: uploadForm(xlsx({ List: agencyRows(200) }), 'list.xlsx'),
    });
    expect(await upload.json()).toMatchObject({ added: 200 });
    const answered = Date.now();
    await expect.poll(() => total('hospitality management (stream'), { intervals: [100] }).toBe(37);
    console.log(`\nfound in the other process ${Date.now() - answered} ms after the upload's answer`);
    const own = await fetch(`${second.url}/api/v1/get-activities/${admin.userId}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(own.status).toBe(200);
  } finally {
    await first.stop();
  }
});
