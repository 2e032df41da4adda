import { openApp } from './app.ts';

const app = openApp();

const kim = { name: 'Kim Park', sex: 'Female', age: 9, email: 'kim.park@family.example', phone: '973-555-0142' };

test('interest sent five times at once is one interest and one mail', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => app().visitor().post<{ id: number }>('/api/pre-registrations', kim)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await app().mailbox.mailsTo(kim.email)).toHaveLength(1);
});

test('interest is noted while registration is closed, and the answer is what was noted', async () => {
  const { id } = await app().announce({ registrationOpen: false });
  const { status, body } = await app()
    .visitor()
    .post('/api/pre-registrations', { ...kim, name: 'Lee Park' });
  expect(status).toBe(201);
  expect(body).toEqual({ ...kim, name: 'Lee Park', id: expect.any(Number), createdAt: expect.any(String) });
  // One that is closed closes registration to all.
  await app().organizer.put(`/api/tournaments/${id}/registration`, { registrationOpen: true });
});
